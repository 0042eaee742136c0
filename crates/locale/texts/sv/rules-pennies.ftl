## The rules and the first game of Pennies.

rules-pennies-aim =
    Före varje omgång avgör slumpen vem som vill att mynten är lika. [P1.1]
    Båda lägger ett mynt dolt, med krona eller klave uppåt. [P1.2]
    Visar båda samma sida vinner den som vill det omgången, annars den andra. [P1.3]
    Den som först har vunnit så många omgångar som ni spelar om vinner spelet. [P1.4]
first-pennies-lay = Du vill att båda mynten visar samma sida. Lägg krona.
first-pennies-done = Båda visar krona: du vinner. Det är hela spelet.

## The rules and the first game of Pennies.

rules-pennies-aim =
    Før hver tur afgør tilfældet, hvem der vil have, at mønterne er ens. [P1.1]
    Begge lægger en mønt skjult, med krone eller plat opad. [P1.2]
    Viser begge samme side, vinder den, der vil have det, turen, ellers den anden. [P1.3]
    Den, der først har vundet så mange ture, som I spiller om, vinder spillet. [P1.4]
first-pennies-lay = Du vil have, at begge mønter viser samme side. Læg krone.
first-pennies-done = Begge viser krone: du vinder. Det er hele spillet.

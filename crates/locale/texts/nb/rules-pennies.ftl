## The rules and the first game of Pennies.

rules-pennies-aim =
    Før hver tur avgjør tilfeldigheten hvem som vil at myntene skal være like. [P1.1]
    Begge legger en mynt skjult, med krone eller mynt opp. [P1.2]
    Viser begge samme side, vinner den som ønsker det, turen, ellers den andre. [P1.3]
    Den som først har vunnet så mange turer som dere spiller om, vinner spillet. [P1.4]
first-pennies-lay = Du vil at begge myntene skal vise samme side. Legg krone.
first-pennies-done = Begge viser krone: du vinner. Det er hele spillet.

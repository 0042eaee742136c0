## The rules and the first game of Pennies.

rules-pennies-aim =
    Prima di ogni turno il caso indica chi vuole che le monete siano uguali. [P1.1]
    Entrambi posano una moneta coperta, con testa o croce in alto. [P1.2]
    Se mostrano la stessa faccia, vince il turno chi lo vuole, altrimenti l’altro. [P1.3]
    Chi vince per primo tanti turni quanti ne giocate vince la partita. [P1.4]
first-pennies-lay = Vuoi che le due monete mostrino la stessa faccia. Posa testa.
first-pennies-done = Entrambe mostrano testa: hai vinto. Il gioco è tutto qui.

## The rules and the first game of Pennies.

rules-pennies-aim =
    Before each turn chance names who wants the pennies to match. [P1.1]
    Both lay a penny face down, with heads or tails up. [P1.2]
    If both show the same side, the one who wants that wins the turn, otherwise the other. [P1.3]
    Who first has won as many turns as you play for wins the game. [P1.4]
first-pennies-lay = You want both pennies to show the same side. Lay heads.
first-pennies-done = Both show heads: you win. That is the whole game.

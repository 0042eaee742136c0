## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Победа за теб: { $points }, { $ahead } пред { $rival }.
   *[other] { $whom ->
        [you] Печели { $name }: { $points }, { $ahead } пред теб.
       *[other] Печели { $name }: { $points }, { $ahead } пред { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Победа за теб: { $points }. { $rival } има също толкова, но най-ценният оракул е твой.
   *[other] { $whom ->
        [you] Печели { $name }: { $points }. Ти имаш също толкова, но най-ценният оракул не е твой.
       *[other] Печели { $name }: { $points }. { $rival } има също толкова, но най-ценният оракул не е на { $rival }.
    }
}
shazamm-ending-win = { $who ->
    [you] Победа за теб: { $rival } падна в лавата в рунд { $round }.
   *[other] { $whom ->
        [you] Печели { $name }: ти падна в лавата в рунд { $round }.
       *[other] Печели { $name }: { $rival } падна в лавата в рунд { $round }.
    }
}
shazamm-ending-draw = И двамата магове паднаха в лавата в рунд { $round }: равенство.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Ти води от началото до края.
   *[other] { $name } води от началото до края.
}
highlight-at-the-end = { $who ->
    [you] Ти поведе едва накрая.
   *[other] { $name } поведе едва накрая.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Изостана с { $behind } и все пак победи.
   *[other] { $name } изостана с { $behind } и все пак победи.
}
# $times is 3 or more.
highlight-changes = Водачът се смени { $times } пъти.
wizard-highlight-exact = { $who ->
    [you] Точни предсказания за теб: { $times } от { $rounds }.
   *[other] Точни предсказания за { $name }: { $times } от { $rounds }.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Ти позна точно { $rounds } пъти поред.
   *[other] { $name } позна точно { $rounds } пъти поред.
}
wizard-highlight-nobody = В рунд { $round } никой не позна.
wizard-highlight-everybody = В рунд { $round } всички познаха точно.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] Най-добрият рунд е твой: { $points } в рунд { $round }.
   *[other] Най-добрият рунд е на { $name }: { $points } в рунд { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Ти беше на последната плоча на моста и все пак победи.
   *[other] { $name } беше на последната плоча на моста и все пак победи.
}
shazamm-highlight-comeback = { $who ->
    [you] Ти загуби първия рунд и все пак победи.
   *[other] { $name } загуби първия рунд и все пак победи.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Ти спечели всичките { $rounds } рунда.
   *[other] { $name } спечели всичките { $rounds } рунда.
}
shazamm-highlight-bet = { $who ->
    [you] Най-високият залог е твой: { $bet } в рунд { $round }.
   *[other] Най-високият залог е на { $name }: { $bet } в рунд { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Използвани заклинания: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Рундове: { $rounds }, ходове: { $turns }.
maginor-highlight-prize = { $who ->
    [you] Най-голямата печалба е твоя: { maginor-tile-title }, { maginor-votes }.
   *[other] Най-голямата печалба е на { $name }: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Спечелени дуели за теб: { $won } от { $fought }.
   *[other] Спечелени дуели за { $name }: { $won } от { $fought }.
}
# $duels is 3 or more.
maginor-highlight-contested = Най-оспорван оракул: { maginor-tile-title }, с { $duels } дуела.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Ти използва { $spells } заклинания.
   *[other] { $name } използва { $spells } заклинания.
}

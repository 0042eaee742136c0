## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Двама магове на мост над лава, тайни залози и четиринайсет заклинания.
# Where the game is in its course.
shazamm-board-round-turn = Рунд { $round }, ход { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Мостът
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Огънят е на плоча { $wall }, където започна рундът.
   *[yes] Огънят е на плоча { $wall }; рундът започна на плоча { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Ти падна в лавата.
       *[other] { $name } падна в лавата.
    }
   *[no] { $who ->
        [you] Ти си на плоча { $tile }, на { $distance ->
            [one] 1 плоча
           *[other] { $distance } плочи
        } от огъня.
       *[other] { $name } е на плоча { $tile }, на { $distance ->
            [one] 1 плоча
           *[other] { $distance } плочи
        } от огъня.
    }
}
shazamm-board-tiles = От моста остават плочите от { $first } до { $last }.

## The players

shazamm-board-mana = { $who ->
    [you] Твоята мана
   *[other] Мана на { $name }
}
shazamm-board-mana-of = { $mana } от { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Залогът е направен
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Картите са сложени

## The turn on the table

shazamm-board-turn-of = Залози и карти на масата
shazamm-board-nothing-yet = Още нищо не е разкрито.
shazamm-board-last-turn = Предишен ход
shazamm-board-this-turn = Този ход
shazamm-board-skip = Прескочи
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Ти залагаш { $bet }, сила { $strength }.
   *[other] { $name } залага { $bet }, сила { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Твоите карти на масата
   *[other] Карти на { $name } на масата
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Твоите карти с лицето надолу: { $count }
   *[other] Карти на { $name } с лицето надолу: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: действа сега
    [cancelled] { $card }: неутрализирано
    [lost] { $card }: обезсилено
    [stolen] { $card }: откраднато
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Твоят залог
shazamm-board-bet-value = { $bet } от { $mana } мана
shazamm-board-slider = Твоят залог, с плъзгач
shazamm-board-more = Заложи с { $by } повече
shazamm-board-less = Заложи с { $by } по-малко
shazamm-board-hand-of = { $who ->
    [you] Твоите карти
   *[other] Карти на { $name }
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Разгледай карта, за да прочетеш какво прави.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Заложи { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Сложи { $cards }
shazamm-board-lay-nothing = Не слагай карти

## The order of the own deck

shazamm-board-deck-so-far = Твоето тесте досега
shazamm-board-deck-note = Натискай заклинанията в реда, в който искаш да ги теглиш. Първите пет са първата ти ръка.

## The score

shazamm-board-mana-row = Мана
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] играно
    [hand] ръка
    [deck] тесте
    [table] маса
   *[hidden] скрито
}
shazamm-board-players = Играчите

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Оттук започна огънят в този рунд.
# A tile with a crack.
shazamm-board-sign-crack = Тази плоча се откъртва в края на рунда.
# A coin with a number on it.
shazamm-board-sign-coin = Залог. До него стои на какво го правят заклинанията.

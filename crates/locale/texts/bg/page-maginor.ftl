## The board of Maginor on the page.

# On the first screen.
maginor-door = Спечели гласовете на единайсет оракула, преди Магинор да ги събере.
maginor-board-ring = Кръгът на оракулите, по часовниковата стрелка от Залата на гилдията
maginor-board-players = Другите играчи
maginor-board-own = Твоите карти, заклинания и възможности
maginor-board-cards = Твоите карти
maginor-board-spells = Твоите заклинания
maginor-board-answers = Твоите възможности

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Магове тук: { $names }.
maginor-board-maginor-on = Магинор е тук.
maginor-board-maginor-before = Магинор е пред нея.
maginor-board-die = Зарът показва { $symbol }.
maginor-board-die-maginor = Зарът показва Магинор.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: изборът предстои
    [made] { $name }: изборът е таен
   *[known] { $name }: изборът е направен
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } жетон
   *[other] { $counters } жетона
}
maginor-board-has-turn = На ход е този играч.
maginor-board-stands = Магът е при { maginor-tile }.
maginor-board-stands-middle = Магът е в средата на кръга.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Карти със символ: няма. Магически карти: { $sorcery }.
   *[other] Карти със символ: { $symbols }. Магически карти: { $sorcery }.
}
maginor-board-has-spells = Заклинания: { $spells }.

## Choices of a turn

maginor-board-roll = Хвърли за { maginor-tile }
maginor-board-roll-middle = Хвърли
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Иди при…
    [sorcery] Магия за…
    [telekinesis] Телекинеза за…
   *[teleportation] Телепортация до…
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Иди тук
    [sorcery] Изиграй магическа карта тук
    [telekinesis] Изиграй Телекинеза тук
   *[teleportation] Телепортирай се тук
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } глас, твои жетони: { $own }
   *[other] { $votes } гласа, твои жетони: { $own }
}
maginor-board-cancel = Нещо друго
maginor-board-card-played = Вече изигра { $card }
maginor-board-sorcery = { $cards ->
    [0] Няма повече магически карти
    [one] Изиграй магическа карта за плочка: остава една
   *[other] Изиграй магическа карта за плочка: остават { $cards }
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = зар × { $cards }

## Questions in between

maginor-board-aside = Скрий това и виж кръга
maginor-board-slot = Поле { $slot }: { $symbol }
maginor-board-slot-of = Поле { $slot }: { $symbol }, { $name }
maginor-board-stop = Без втори жетон
maginor-board-duel-about = Дуелът е за поле { $slot } ({ $symbol }) на { maginor-tile }.
maginor-board-duel-tie = { $role ->
    [defender] Земя срещу земя: печелиш ти. Огън срещу огън или вода срещу вода: полето се освобождава.
   *[challenger] Земя срещу земя: губиш. Огън срещу огън или вода срещу вода: полето се освобождава.
}
maginor-board-beats = { $element ->
    [earth] побеждава водата
    [water] побеждава огъня
   *[fire] побеждава земята
}
maginor-board-reverse = Изиграй Обрат и спечели
maginor-board-let-stand = Приеми изхода от дуела
maginor-board-other = { $second ->
    [yes] На второ място е { $name } и получава другото.
   *[no] Второ място няма: другото излиза от играта.
}

## A tile looked at closely

maginor-board-gone = Тази плочка беше оценена и излезе от кръга.
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name }: { $counters } жетон, засега първо място
       *[other] { $name }: { $counters } жетона, засега първо място
    }
    [second] { $counters ->
        [one] { $name }: { $counters } жетон, засега второ място
       *[other] { $name }: { $counters } жетона, засега второ място
    }
   *[other] { $counters ->
        [one] { $name }: { $counters } жетон
       *[other] { $name }: { $counters } жетона
    }
}
maginor-board-nobody = Никой няма жетон тук.
maginor-board-free = { $symbol }: свободни { $free } от { $all }
maginor-board-no-spell = Тук няма заклинание.

## The score

maginor-board-score = Гласовете на всеки играч
maginor-board-player = Играч
maginor-board-won = Плочки и ритуали
maginor-board-sum = Гласове
maginor-board-none = още нищо
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Няма повече плочки
    [one] Още в игра: една плочка, { maginor-votes }
   *[other] Още в игра: { $tiles } плочки, { $votes } гласа
}

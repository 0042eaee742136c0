## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Предскажи колко ръце ще вземеш и познай точно.
# The heading of a part of the table, for screen readers.
wizard-board-players = Другите играчи
wizard-board-trick = Ръката на масата
wizard-board-round-and-trump = Рунд и коз
wizard-board-hand = Твоите карти
wizard-board-hand-of = Картите на { $name }

# After a name.
wizard-board-dealer = (раздавач)
# Said of the deck that lies before the dealer.
wizard-board-deals = Раздава този рунд
# Before a name: the game waits for this player.
wizard-board-acts = На ход:
wizard-board-cards = { $count ->
    [one] 1 карта
   *[other] { $count } карти
}
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Още няма предсказание.
    [secret] Предсказанието е тайно; { $won ->
        [one] взета 1 ръка.
       *[other] взети { $won } ръце.
    }
    [met] Предсказание: { $predicted }; взети засега: точно толкова.
    [over] Предсказание: { $predicted }; взети: { $won }, твърде много.
   *[under] Предсказание: { $predicted }; взети засега: { $won }.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks ->
    [one] 1 ръка
   *[other] { $tricks } ръце
}
wizard-board-foretold-secretly = тайно
wizard-board-passed = избра карта

wizard-board-round = Рунд { $round } от { $rounds }
wizard-board-trump = Коз: { $suit }
wizard-board-trump-none = Без коз
wizard-board-trump-open = Коз: още не е обявен
wizard-board-named = { $who ->
    [you] обявен от теб
   *[other] обявен от { $name }
}
# What all have predicted together.
wizard-board-sum = Общо предсказани: { $sum } за { $tricks ->
    [one] 1 ръка
   *[other] { $tricks } ръце
}

wizard-board-played = { $name } изигра { $card }
wizard-board-last-trick = Предишна ръка

# The headings of groups of buttons.
wizard-board-predict = Твоето предсказание: колко ръце?
wizard-board-name-trump = Расата за коз
wizard-board-change = Твоето ново предсказание
# $card is in a sentence: the Juggler.
wizard-board-sides = Изиграй { $card } като…
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (сега не може)

## The score

wizard-board-round-head = Рунд
wizard-board-caption = Точки след всеки рунд, с предсказанието и отклонението от него
wizard-board-entry = { $points }; предсказание { $predicted }, взети { $won }
# $each is a list of the next message.
wizard-board-plot = Точките след рунд { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = С Превъплъщенеца

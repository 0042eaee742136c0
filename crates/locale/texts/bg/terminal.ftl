## What only the terminal says: what may be typed at any time, besides an answer.

command-help = помощ
command-rules = правила
command-score = резултат
command-hand = карти
command-last = последно
command-log = дневник
command-advice = съвет
command-quit = изход
commands =
    По всяко време:
      ?         обяснява избора пред теб
      правила   правилата; с номер – глава (правила 3), с дума – търсене
      карти     показва масата отново (както и само Enter)
      резултат  кой докъде е стигнал
      последно  какво се изигра последно; дневник казва повече
      h         съвет: какво би направил най-силният бот
      изход     запазва играта и излиза
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Глава: { $command } и номера ѝ.
terminal-rules-look-up = Търсене: { $command } и дума, например { $command } { $example }.
advice = Съвет от { $level }: { $action }.
# One of the actions that were weighed up, with the points it expects of it.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, от една въображаема игра
   *[other] {"  "}{ $action }: { $expected }, от { $games } въображаеми игри
}
no-advice = Тук няма какво да се каже.
hint = По всяко време: ? обяснява избора, h дава съвет, правила показва правилата; изход запазва и излиза.
no-such-item = Няма избор номер { $number }: номерата са от 1 до { $most }.
resumed = Играта продължава оттам, където спря ({ $steps ->
    [one] след една стъпка
   *[other] след { $steps } стъпки
}).
seed = Семе { $seed }: същото семе раздава отново същите карти (--seed { $seed }).
recording = Записът се води в { $path }, докато играеш.
saved = Играта дотук е запазена в { $path }.
recorded = Играта е записана в { $path }.
how-to-review = Какво би било по-добре: conclave review { $path }
how-to-resume = Продължи я: conclave play --resume { $path }
not-saved = Играта дотук не можа да се запази ({ $reason }). Това е нейният запис:
kept-nowhere = Играта не може да се запазва, докато играеш ({ $reason }). Ще се запази при излизане, ако тогава може.
line-dropped = Последният ред на записа е прекъснат и се пропуска: { $line }
no-answer = Нито един от последните { $lines } реда не беше отговор, затова играта спира тук.
# The list of the games that are kept.
kept-none = В { $folder } още няма запазена игра.
kept-game = { $path }: { $standing ->
    [open] играе се в момента
    [over] завършена
    [broken] не може да се прочете
   *[going-on] незавършена
}
kept-how = Продължи последната: conclave play --resume
result = Играта свърши. Класирането:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (от 1 до { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Не разбирам „{ $input }“. { $asked ->
    [predict] Напиши брой ръце.
    [trump] Напиши номер от списъка или синя, червена, зелена или жълта.
    [werewolf] Напиши номер от списъка или синя, червена, зелена, жълта или никоя.
    [pass] Напиши номер от квадратните скоби или карта, например b7, z или n.
    [change] Напиши +1 или -1.
   *[play] Напиши номер от квадратните скоби или карта, например b7, z или n.
} (? обяснява повече.)
wizard-needs-side = Превъплъщенецът е { -wizard } или { -jester }, по твой избор: напиши превъплъщенец маг или превъплъщенец шут.
wizard-needs-suit = { $card }: нужна е раса. Напиши { $card } синя, { $card } червена, { $card } зелена или { $card } жълта.
wizard-never-played = Върколакът никога не се играе.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = други
wizard-change-to = { $sign }: предскажи { $prediction }
wizard-score-empty = Още няма нищо записано: играе се първият рунд.
wizard-score-round = рунд
wizard-score-total = общо
wizard-score-predicted = предс
wizard-score-legend = общо: точки досега; предс: предсказани ръце
wizard-no-trick = В този рунд още няма завършена ръка.
wizard-log = Ръка { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (от 0 до { $most })
terminal-wizard-how-werewolf = Отговори с номер от списъка или със синя, червена, зелена, жълта или никоя.
terminal-wizard-how-trump = Отговори с номер от списъка или със синя, червена, зелена или жълта.
terminal-wizard-how-play =
    Отговори с номер от квадратните скоби или със самата карта: { $example }. Букви: b синя, r червена, g зелена, y жълта, z { -wizard }, n { -jester }. Картите в кръгли скоби сега не могат да се играят.
terminal-wizard-how-pass = Отговори с номер от квадратните скоби или със самата карта, например b7 или z.
terminal-wizard-how-change = Отговори с номер от списъка или с +1 или -1.
terminal-wizard-scored = Край на рунд { $round }:
terminal-wizard-scored-row = предсказани { $predicted }, взети { $won }   { $points }   общо { $total }

## Shazamm!

shazamm-misunderstood = Не разбирам „{ $input }“. { $asked ->
    [clone] Напиши номера или името на заклинание от списъка или 0.
    [theft] Напиши използвай или изхвърли.
    [recycle] Напиши промяна на залога, например +3 или -2, или 0.
    [stack] Напиши номера на заклинания, например 7 8 10.
    [lay] Напиши номера или имена на карти, например 0 7, или „нищо“.
   *[bet] Напиши залог, например 12, или залог със заклинания, например 12 тласък или 12 3 7.
} (? обяснява повече.)
shazamm-unknown-card = Няма заклинание „{ $input }“. Напиши номера му или началото на името му. (? изброява картите ти.)
shazamm-ambiguous = „{ $input }“ може да е { $cards }. Напиши повече букви или номера.
shazamm-twice = Имаш { $card } само веднъж.
shazamm-to-stack = Заклинания за подреждане:
shazamm-stacked-so-far = Тестето ти досега: { $cards }
shazamm-choose-clone = Заклинания, които можеш да копираш:
shazamm-choose-none = нищо
shazamm-choose-use = използвай го като свое
shazamm-choose-discard = изхвърли го
shazamm-choose-bet = заложи { $bet }
shazamm-score =
    Рунд { $round } от най-много 7. Печели този, който остане на моста.
shazamm-score-tiles = { $who ->
    [you] Ти си на плоча { $tile }; зад теб { $tiles ->
        [0] няма повече плочи
        [one] има още 1 плоча
       *[other] има още { $tiles } плочи
    } и мостът губи по една след всеки рунд.
   *[other] { $name } е на плоча { $tile }; отзад { $tiles ->
        [0] няма повече плочи
        [one] има още 1 плоча
       *[other] има още { $tiles } плочи
    }.
}
shazamm-no-turn = Още никой не е използвал заклинание.
shazamm-hand-of = { $name } държи: { $cards }
shazamm-used = { $who ->
    [you] Ти използва: { $cards }.
   *[other] { $name } използва: { $cards }.
}
shazamm-used-before = { $before }; в предишния ход { $last }
shazamm-used-last = в предишния ход { $last }
shazamm-unseen = Остават: { $cards }.
shazamm-unseen-others = Всички други заклинания още може да се появят.
shazamm-unseen-none = Не остават заклинания.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] остава ти само 1
   *[other] от 1 до { $mana }
})
terminal-shazamm-clone = { $ask } (0 – нищо)
terminal-shazamm-stack = { $ask } (един номер или няколко поред)
terminal-shazamm-lay = { $ask } (номера или имена; 0 е Блъфът, „нищо“ – без карти)
terminal-shazamm-how-bet = Напиши залога си: 12 залага 12 мана. Добави заклинания по номер или по име: { $example } играе и { $card }; 12 3 7 би изиграло две. 0 е Блъфът.
terminal-shazamm-how-clone = Напиши номера или името на заклинанието или 0, за да не копираш нищо.
terminal-shazamm-how-theft = Напиши 1 или използвай, 2 или изхвърли.
terminal-shazamm-how-recycle = Напиши промяна, например +3 или -2, 0, за да остане залогът същият, или номер от списъка.
terminal-shazamm-how-stack = Напиши номерата един по един или няколко поред, например 7 8 10 11 13.
terminal-shazamm-how-lay = Напиши номерата или имената на картите, например { $example }, или „нищо“, ако не слагаш карти. 0 е Блъфът.
terminal-shazamm-how-bet-alone = Напиши залога си: 12 залага 12 мана. Картите ти вече са на масата.

## Maginor

maginor-misunderstood = Не разбирам „{ $input }“. { $asked ->
    [turn] Напиши номер от списъка или хвърли, карта огън, иди еднорог, магия сфинкс, или името на заклинание.
    [symbol] Напиши номер от списъка или огън, вода, земя, въздух или съдба.
    [slot] Напиши номер от списъка или поле и номера му.
    [duel] Напиши земя, вода или огън.
    [reversal] Напиши да или не.
    [take] Напиши плочка или заклинание.
   *[retrieve] Напиши номер от списъка или огън, вода, земя, въздух или съдба.
} (? обяснява повече.)
maginor-needs-tile = За коя плочка? Напиши { $word ->
    [move] иди
    [m] иди
    [sorcery] магия
    [s] магия
    [telekinesis] телекинеза
    [teleportation] телепортация
   *[other] { $word }
} и името на плочката или номер от списъка.
maginor-needs-symbol = Коя карта? Напиши карта огън, карта вода, карта земя, карта въздух или карта съдба.
maginor-only-in-duels = Обрат се играе след дуел, който не печелиш. Тогава ще те попитаме.
maginor-never-played = Ритуалът не се играе: накрая се брои като гласове.
maginor-choice-roll = хвърли
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (нищо)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Телепортация
maginor-choice-telekinesis = Телекинеза
maginor-choice-move = иди
maginor-choice-sorcery = магия
maginor-choice-slot = поле { $slot } ({ $symbol })
maginor-choice-slot-of = поле { $slot } ({ $symbol }, държи { $mark })
maginor-choice-stop = стига
maginor-choice-tile = { maginor-tile-title } ({ maginor-votes })
maginor-choice-take-spell = заклинанието { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] о
    [water] в
    [earth] з
    [air] ъ
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Котел +{ $votes }
   *[high-wizard] Върх. маг +{ $votes }
}
maginor-at-before = Магинор е пред { maginor-tile }
maginor-at-on = Магинор е стигнал до { maginor-tile }
maginor-middle = в средата: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = плочка
maginor-head-votes = гл.
maginor-head-spell = заклинание
maginor-head-who = кой
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = гласове { $votes }  жетони { $counters }  карти { $cards } и { $sorcery } магически
maginor-score = Гласове досега:
maginor-score-row = { NUMBER($votes) ->
    [0] още няма гласове
    [one] 1 глас: { $items }
   *[other] { $votes } гласа: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Всички плочки са оценени.
    [one] В игра е една плочка, която носи { maginor-votes }.
   *[other] В игра са { $tiles } плочки, които носят { $votes } гласа.
}
maginor-before = Играта не е започнала.
maginor-after = Играта свърши.
terminal-maginor-turn = { $ask } (1–{ $most } или ?)
terminal-maginor-how-turn =
    Отговори с номер от списъка или с думи: хвърли, карта огън, иди { $example }, магия { $example }. В таблицата о в з ъ * са символи, а главната буква след тях е играчът, чийто жетон е там.
terminal-maginor-how-reversal = Отговори с да или не, или с номер.
terminal-maginor-how-symbol = Отговори с номер или символ.
terminal-maginor-how-slot = Отговори с номер от списъка; полетата се броят отляво.
terminal-maginor-how-duel = Отговори с номер или със земя, вода или огън.
terminal-maginor-how-take = Отговори с номер, с плочка или със заклинание.
terminal-maginor-how-stop = Със „стига“ няма втори жетон.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = да д
typed-no = не н
typed-none = никоя никое нищо без няма
typed-up = нагоре увеличи повече
typed-down = надолу намали по-малко
typed-use = използвай
typed-discard = изхвърли
typed-roll = хвърли хвърляне зар зара
# A symbol card.
typed-card = карта картата
typed-move = иди отиди премести
# A sorcery card.
typed-sorcery = магия магическа
typed-slot = поле
typed-stop = стига стоп
typed-take = вземи
typed-tile = плочка плочката гласове
typed-spell = заклинание заклинанието
# Small words that mean nothing in an answer.
typed-decoration = и с със за към при до като коз изиграй подай заложи

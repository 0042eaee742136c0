wizard-title = Магове

## Cards

-wizard = { $n ->
    [many] Магове
   *[one] Маг
}
-jester = { $n ->
    [many] Шутове
   *[one] Шут
}
-shapeshifter = Превъплъщенец
-dragon = Дракон
-fairy = Фея
-bomb = Бомба
-werewolf = Върколак
-juggler = Жонгльор
-cloud = Облак

wizard-wizard = { -wizard }
wizard-jester = { -jester }
wizard-special = { $card ->
    [shapeshifter] { -shapeshifter }
    [dragon] { -dragon }
    [fairy] { -fairy }
    [bomb] { -bomb }
    [werewolf] { -werewolf }
    [juggler] { -juggler }
   *[cloud] { -cloud }
}
wizard-colour = { $suit ->
    [humans] синя
    [dwarves] червена
    [elves] зелена
   *[giants] жълта
}
wizard-suit = { $suit ->
    [humans] синя (хора)
    [dwarves] червена (джуджета)
    [elves] зелена (елфи)
   *[giants] жълта (великани)
}
wizard-suited = { wizard-colour } { $rank }
# In a sentence.
wizard-the-suited = { $suit ->
    [humans] синята
    [dwarves] червената
    [elves] зелената
   *[giants] жълтата
} { $rank }
wizard-a-wizard = { -wizard }
wizard-a-jester = { -jester }
wizard-the-special = { $card ->
    [shapeshifter] Превъплъщенеца
    [dragon] Дракона
    [fairy] Феята
    [bomb] Бомбата
    [werewolf] Върколака
    [juggler] Жонгльора
   *[cloud] Облака
}
# A special card and what it is played as.
wizard-face = { $card } като { $what }
wizard-no-trump = без коз
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] { -wizard(n: "many") }, { -jester(n: "many") } и специални карти
   *[no] { -wizard(n: "many") } и { -jester(n: "many") }
}

## The table

wizard-heading =
    „Магове“ за { $seats } играчи: { $names }.
    Рундове: { $rounds }. Във всеки кажи колко ръце ще вземеш: в една ръка всеки изиграва по една карта и най-силната я взима. Точното предсказание носи точки, грешното отнема.
wizard-heading-with = Със специалните карти: { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Плюс-минус едно
    [hidden] Тайно заявяване
    [secret] Тайно предсказание
    [clairvoyance-first] Ясновидство в първия рунд
    [clairvoyance-every] Ясновидство
    [single-suit] Едноцветно
   *[maximus] Максимус
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] сборът на предсказанията в един рунд не може да е равен на броя на ръцете; за това се грижи последният, който предсказва.
    [hidden] всички предсказват тайно и предсказанията се разкриват преди първата ръка.
    [secret] всички предсказват тайно и предсказанията се разкриват чак в края на рунда.
    [clairvoyance-first] в първия рунд виждаш картите на всички други, но не и своите, докато всички не предскажат.
    [clairvoyance-every] виждаш картите на всички други, но не и своите, докато всички не предскажат.
    [single-suit] всеки играе със своя раса, един { -wizard } и един { -jester }. Няма коз и не се отговаря на раса: печели най-високата карта, а при равни – първата.
   *[maximus] пет рунда, раздават се всички карти. Коз са поред синята, червената, зелената и жълтата раса; накрая няма коз.
}
wizard-before = Играта не е започнала.
wizard-round = Рунд { $round } от { $rounds }, { $cards ->
    [one] по 1 карта
   *[other] по { $cards } карти
}, { $who ->
    [you] ти раздаваш
   *[other] { $name } раздава
}
wizard-trump = Коз: { $suit }.
wizard-trump-none = Без коз.
wizard-trump-open = Козът още не е обявен.
wizard-source-card = Обърната карта: { $card }.
wizard-source-dealer = Обърната карта: { $card }; { $who ->
    [you] ти
   *[other] { $name }
} обяви коза като раздавач.
wizard-source-werewolf = { $who ->
    [you] Ти
   *[other] { $name }
} размени Върколака за { $card } и обяви коза.
wizard-source-nothing = В този рунд не се обръща карта.
wizard-source-single-suit = Печели най-високата карта и не се отговаря на раса.

wizard-predicted = предс
wizard-won = взети
wizard-points = точки
wizard-in-trick = в ръката
wizard-secret = тайно
wizard-leads = започва
wizard-led = започна
wizard-best = води
wizard-took-it = взе ръката
wizard-blown-up = започва следващата

wizard-follow = Трябва да отговориш на исканата раса ({ $suit }).
wizard-cannot-follow = Нямаш карта от исканата раса ({ $suit }), затова можеш да изиграеш която и да е.
wizard-free-wizard = Излезе { -wizard }, преди да е искана раса: никой не е длъжен да отговаря.
wizard-free-dragon = Излезе Драконът, преди да е искана раса: никой не е длъжен да отговаря.
wizard-free-all = Можеш да изиграеш която и да е карта.
wizard-open = Още няма искана раса: можеш да изиграеш която и да е карта.

wizard-your-hand = Твоите карти:
wizard-hand-hidden = Твоите карти: { $cards ->
    [one] една карта, която виждат само другите.
   *[other] { $cards } карти, които виждат само другите.
}
wizard-hand-of = { $name } държи: { $cards }
wizard-hand-known = Известно е, че { $name } държи: { $cards }
wizard-chosen = Подаваш { $card }.

## What is asked

wizard-ask-werewolf = Държиш Върколака. Коя раса да бъде коз?
wizard-ask-trump = Ти раздаваш. Коя раса да бъде коз?
wizard-ask-predict = Колко ръце ще вземеш?
wizard-ask-predict-not = Колко ръце ще вземеш? Не може да е { $forbidden }.
wizard-ask-lead = Ти започваш. Изиграй карта.
wizard-ask-play = Изиграй карта.
wizard-ask-pass = Коя карта подаваш на { $name }?
wizard-ask-change = Взе ръката, в която беше Облакът: промени предсказанието си с едно.

wizard-explain-werewolf =
    Върколакът никога не се играе. Разменяш го за обърнатата карта и обявяваш раса за коз или „без коз“.
    Добър избор е расата, от която държиш най-много карти.
wizard-explain-trump =
    Карта от козовата раса бие всяка карта от другите раси. Добър избор е расата, от която държиш най-много карти.
wizard-explain-predict =
    Кажи колко ръце ще вземеш в този рунд: число от 0 до { $most }.
    Ако вземеш точно толкова, печелиш 20 точки и още 10 за всяка ръка. Ако не, губиш по 10 точки за всяка ръка в повече или по-малко.
    Преброй какво вероятно ще спечели: { -wizard(n: "many") }, високи козове, може би някоя 13 или 12 от друга раса.
wizard-explain-play =
    Предсказани ръце: { $predicted }; взети досега: { $won }.
    На исканата раса трябва да отговориш, ако можеш; вместо това винаги могат да се играят { wizard-always }.
    Ръката взима първият { -wizard }; ако няма – най-високият коз; ако и такъв няма – най-високата карта от исканата раса. Шутът губи от всички тях.
wizard-explain-play-single =
    Предсказани ръце: { $predicted }; взети досега: { $won }.
    Изиграй която и да е карта: печели най-високата, а при равни – първата. Магът е над всички числа, Шутът – под тях.
wizard-explain-pass =
    Изигран е Жонгльорът: всички едновременно подават по една карта наляво. Подай карта, която не помага на предсказанието ти.
wizard-explain-change =
    Облакът беше в ръката, която взе: трябва да увеличиш или намалиш предсказанието си с едно. Сега предсказани: { $predicted }; взети: { $won }.

## Refusals

wizard-refusal-follow = Трябва да отговориш на исканата раса ({ $suit }): държиш от нея { $held ->
    [one] една карта
   *[other] { $held } карти
}. (Вместо това могат да се играят само { wizard-always }.)
wizard-refusal-not-in-hand = Не държиш { $card }.
wizard-refusal-above = В този рунд има само { $cards ->
    [one] 1 ръка
   *[other] { $cards } ръце
}.
wizard-refusal-adds-up = Сборът на предсказанията не може да е { $cards }, колкото са ръцете, а твоето предсказание е последно. Избери друго число.
wizard-refusal-below-zero = Предсказание 0 не може да се намали.
wizard-refusal-other = Сега въпросът е друг. { $asked ->
    [predict] Предскажи колко ръце ще вземеш.
    [trump] Обяви раса за коз.
    [werewolf] Обяви раса за коз или „без коз“.
    [pass] Избери карта, която да подадеш.
    [change] Промени предсказанието си с едно.
   *[play] Изиграй карта.
}
wizard-refusal-chance = Рунд { $round } не може да се раздаде така.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Първо раздаваш ти.
   *[other] Първо раздава { $name }.
}
wizard-fact-round = Рунд { $round } от { $rounds }: { $who ->
    [you] раздаваш
   *[other] { $name } раздава
} { $cards ->
    [one] по една карта.
   *[other] по { $cards } карти.
}
wizard-fact-dealt = { $who ->
    [you] Получаваш: { $cards }
   *[other] { $name } получава: { $cards }
}
wizard-fact-took-up = Взимаш картите си: { $cards }
wizard-fact-turned-up = Обърната карта: { $card }.
wizard-fact-trump = { $who ->
    [you] Обявяваш коз: { $suit }.
    [nobody] Коз: { $suit }.
   *[other] { $name } обявява коз: { $suit }.
}
wizard-fact-no-trump = { $who ->
    [you] Обявяваш „без коз“.
    [nobody] В този рунд няма коз.
   *[other] { $name } обявява „без коз“.
}
wizard-fact-werewolf = { $who ->
    [you] Разменяш Върколака за { $card }.
   *[other] { $name } разменя Върколака за { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Предсказваш
   *[other] { $name } предсказва
} { $tricks ->
    [one] 1 ръка
   *[other] { $tricks } ръце
}.
wizard-fact-predicted-secretly = { $name } предсказа тайно.
wizard-fact-revealed = Предсказанията се разкриват: { $predictions }.
wizard-fact-played = { $who ->
    [you] Изиграваш { $card }.
   *[other] { $name } изиграва { $card }.
}
wizard-fact-trick = { $who ->
    [you] Взимаш ръката.
   *[other] { $name } взима ръката.
}
wizard-fact-blown-up = Бомбата избухва: никой не взима ръката. { $who ->
    [you] Щеше да е твоя, затова ти започваш следващата.
   *[other] { $name } щеше да я вземе и започва следващата.
}
wizard-fact-juggling = Заради Жонгльора всеки подава по една карта наляво.
wizard-fact-pass-chosen = { $name } избра карта за подаване.
wizard-fact-pass-chosen-card = { $who ->
    [you] Избираш да подадеш { $card }.
   *[other] { $name } избира да подаде { $card }.
}
wizard-fact-you-pass = Подаваш { $card } на { $name }.
wizard-fact-you-get = { $name } ти подава { $card }.
wizard-fact-passed = { $giver } подава { $card } на { $taker }.
wizard-fact-changed = Облакът: { $who ->
    [you] { $way ->
        [up] увеличаваш
       *[down] намаляваш
    }
   *[other] { $name } { $way ->
        [up] увеличава
       *[down] намалява
    }
} предсказанието си на { $tricks }.
wizard-fact-changed-secretly = Облакът: { $name } тайно променя предсказанието си.
wizard-fact-scored = Край на рунд { $round }: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] ти { $points } (общо { $total })
   *[other] { $name } { $points } (общо { $total })
}
wizard-fact-over = Това беше последният рунд.

## What one may do, in the words of a button or an advice

wizard-action-play = изиграй { $card }
wizard-action-predict = предскажи { $tricks ->
    [one] 1 ръка
   *[other] { $tricks } ръце
}
wizard-action-trump = обяви коз: { $suit }
wizard-action-no-trump = обяви „без коз“
wizard-action-pass = подай { $card }
wizard-action-change = { $way ->
    [up] увеличи предсказанието на { $tricks }
   *[down] намали предсказанието на { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] { -wizard } или { -jester }, по избор на играча.
    [dragon] бие всичко, дори Маговете; само ако в същата ръка е и Феята, печели тя.
    [fairy] губи от всичко, но ако в същата ръка е Драконът, печели тя.
    [bomb] никой не взима ръката. Който щеше да я вземе, започва следващата.
    [werewolf] никога не се играе. Преди предсказанията този, който го държи, го разменя за обърнатата карта и обявява коз или „без коз“.
    [juggler] 7½ от раса по избор на играча. След ръката всеки подава карта наляво.
   *[cloud] 9¾ от раса по избор на играча. Който вземе ръката, трябва да промени предсказанието си с едно.
}

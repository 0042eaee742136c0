shazamm-title = Shazamm!

## Cards

-mutism = Немота
-clone = Клонинг
-theft = Кражба
-end-of-round = Край на рунда
-middle = Златна среда
-recycling = Рециклиране
-boost = Тласък
-double-dose = Двойна доза
-who-wins-loses = Наопаки
-blaze = Пожар
-resistance = Съпротива
-sore-loser = Лош губещ
-reserves = Резерви
-drain = Източване

shazamm-card = { $card ->
    [mutism] { -mutism }
    [clone] { -clone }
    [theft] { -theft }
    [end-of-round] { -end-of-round }
    [middle] { -middle }
    [recycling] { -recycling }
    [boost] { -boost }
    [double-dose] { -double-dose }
    [who-wins-loses] { -who-wins-loses }
    [blaze] { -blaze }
    [resistance] { -resistance }
    [sore-loser] { -sore-loser }
    [reserves] { -reserves }
    [drain] { -drain }
   *[dummy] Блъф
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] никое друго заклинание не действа до края на рунда
    [clone] копира заклинание на противника от предишния ход
    [theft] взима чуждите заклинания с номер над 3 от този ход
    [end-of-round] рундът свършва веднага; никой не плаща
    [middle] връща огъня там, където започна в този рунд
    [recycling] след разкриването промени залога си с най-много 5
    [boost] сила +7
    [double-dose] сила ×2, след { -boost }
    [who-wins-loses] огънят се мести към по-силния
    [blaze] огънят се мести с две плочи вместо с една
    [resistance] в този ход огънят не се мести към теб
    [sore-loser] не плащаш нищо, ако огънят се мести към теб
    [reserves] +13 мана след плащането
    [drain] + толкова мана, колкото залага другият, след плащане
   *[dummy] не прави нищо и се връща; крие дали играеш заклинание
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] заглушава всички
    [clone] копира от минал ход
    [theft] взима заклинания
    [end-of-round] рундът свършва
    [middle] връща огъня
    [recycling] после залог ±5
    [boost] сила +7
    [double-dose] сила ×2
    [who-wins-loses] обръща посоката
    [blaze] огън: две плочи
    [resistance] спира огъня
    [sore-loser] губещ не плаща
    [reserves] +13 мана
    [drain] +мана: чужд залог
   *[dummy] нищо не прави
}

## The table

shazamm-heading =
    Shazamm! { $red } (в червено, отляво) срещу { $green } (в зелено, отдясно).
    Двама магове на мост, а между тях – огнена стена. Всеки ход двамата тайно залагат мана, по желание със заклинания: по-силният избутва огъня с една плоча към другия. Мостът се руши от двата края и който бъде изтласкан от него, губи.
shazamm-variant = { $variant ->
    [full-hand] Пълна ръка
    [counted-cards] Преброени карти
   *[stacked-deck] Подредено тесте
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] всичките 14 заклинания са в ръката още от началото.
    [counted-cards] първо слагате картите и виждате колко са, а след това залагате.
   *[stacked-deck] ти избираш реда, в който теглиш заклинанията си.
}
shazamm-round = Рунд { $round }
shazamm-stacking = Преди първия рунд
shazamm-fire = огън
shazamm-mana = мана
shazamm-hand-and-deck = { $hand ->
    [one] 1 заклинание
   *[other] { $hand } заклинания
}, { $deck } в тестето
shazamm-hand-size = { $hand ->
    [one] 1 заклинание
   *[other] { $hand } заклинания
} в ръка
shazamm-falls-at = { $who ->
    [you] Падаш
   *[other] { $name } пада
}, ако този рунд свърши с огъня на { $all ->
    [yes] която и да е плоча, до която може да стигне
   *[no] { $count ->
        [one] плоча { $tiles }
       *[other] някоя от плочите { $tiles }
    }
}.
shazamm-muted = { -mutism }: заклинанията не действат до края на рунда.
shazamm-committed = { $who ->
    [you] Залогът ти е { $bet }.
   *[other] { $name } заложи { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] няма
   *[other] { $count }
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Твоите сложени карти: { $cards }.
   *[other] Сложени карти на { $name }: { $cards }.
}
shazamm-this-turn = В този ход: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] ти залагаш { $bet }
   *[other] { $name } залага { $bet }
}
shazamm-bet-with = { $bet } + { $cards }
shazamm-bet-recycled = { $bet } (сега { $now })
shazamm-your-hand = Твоите карти:
shazamm-stack-of = { $who ->
    [you] Ще изтеглиш: { $cards }
   *[other] { $name } ще изтегли: { $cards }
}

## What is asked

shazamm-ask-bet = Избери залог, по желание със заклинания.
shazamm-ask-bet-muted = Избери залог.
shazamm-ask-lay = Сложи картите си с лицето надолу или не слагай нито една.
# $cards is how many there are.
shazamm-ask-bet-counted = Сложени карти на { $name }: { $cards }. Избери залога си.
shazamm-ask-clone = Кое заклинание копираш?
shazamm-ask-theft = Открадна { $card }. Използваш ли картата, или я изхвърляш?
shazamm-ask-recycle = Залогът ти е { $bet }. С колко го променяш? (от { $lowest } до { $highest })
shazamm-ask-stack = Избери заклинание номер { $place } в тестето си.

shazamm-explain-bet =
    Ти и { $name } залагате мана тайно и едновременно. По-високият залог избутва огъня с една плоча към другия; при равни залози той остава на място. И двамата плащате заложеното.
    Рундът свършва, когато огънят стигне до маг или когато някой остане без мана: тогава другият избутва огъня с още една плоча за всяка останала точка мана. Затова не харчи всичко твърде рано.
    След рунда двамата магове застават на три крачки от огъня, във всеки край се откъртва по една плоча и двамата пак имате по 50 мана. Който няма плоча под краката си, пада.
    Ти имаш { $mana } мана, а { $name } – { $theirs }. Разстоянието от огъня до теб е { $near ->
        [one] 1 плоча
       *[other] { $near } плочи
    }, а до { $name } – { $far ->
        [one] 1 плоча
       *[other] { $far } плочи
    }.
shazamm-explain-lay =
    Първо ти и { $name } едновременно слагате карти с лицето надолу. После виждате колко са; Блъфът се брои като всяка друга карта. Накрая и двамата залагате тайно.
shazamm-explain-spells =
    Всяко заклинание действа веднъж в играта; ако и двамата сложите едно и също, то се неутрализира. Блъфът се връща.
    Твоите карти, в реда, в който действат:
shazamm-explain-clone =
    Твоят Клонинг действа като едно от заклинанията, които { $name } сложи в предишния ход, все едно сега го играеш ти.
shazamm-explain-theft =
    Твоята Кражба взе { $card } от { $name }, преди заклинанието да подейства.
    Ако го използваш, то действа за теб в този ход. Ако го изхвърлиш, изобщо не действа.
    Ефект: { $effect }.
shazamm-explain-recycle =
    Всички залози и заклинания вече са открити. С Рециклиране можеш да промениш залога си ({ $bet }) най-много с 5, в границите от 1 до { $mana }. Биеш се с новия залог и плащаш него. { $name } залага { $theirs }.
shazamm-explain-stack =
    Избираш реда, в който ще теглиш своите 14 заклинания. Първите пет са първата ти ръка; във всеки нов рунд теглиш още три. Повечето игри имат от два до четири рунда.

## Refusals

shazamm-refusal-mana = Имаш { $mana } мана; заложи { $mana ->
    [one] 1
   *[other] от 1 до { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Вече използва { $card }.
   *[deck] Още не държиш { $card }.
}
shazamm-refusal-not-on-show = { $name } не сложи { $card } в предишния ход. Избери заклинание, което беше сложено, или никое.
shazamm-refusal-other-spell = Въпросът е дали използваш { $card }, или изхвърляш картата.
shazamm-refusal-recycled = Залогът ти е { $bet }; промяната може да е от { $lowest } до { $highest }.
shazamm-refusal-stacked = { $card } вече е в тестето ти.
shazamm-refusal-lie-already = Картите ти за този ход вече са на масата: заложи без карти.
shazamm-refusal-other = Сега въпросът е друг. { $asked ->
    [clone] Кажи кое заклинание копираш, или никое.
    [theft] Кажи дали използваш откраднатото заклинание, или го изхвърляш.
    [recycle] Кажи с колко променяш залога си.
    [stack] Кажи кое заклинание ще теглиш след това.
    [lay] Сложи карти с лицето надолу или нито една.
   *[bet] Заложи мана, по желание със заклинания.
}
shazamm-refusal-chance = Заклинанията не могат да се теглят така.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Следващо в тестето ти: { $card }.
   *[other] Следващо в тестето на { $name }: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Тестето ти е подредено.
   *[other] { $name } подреди тестето.
}
shazamm-fact-drew = { $who ->
    [you] Теглиш { $cards }.
   *[other] { $name } тегли { $cards }.
}
shazamm-fact-drew-secretly = { $name } тегли { $count ->
    [one] 1 заклинание.
   *[other] { $count } заклинания.
}
shazamm-fact-committed-secretly = { $name } заложи тайно.
shazamm-fact-laid-secretly = { $name } избра карти тайно.
shazamm-fact-counted = Карти на масата: { $counts }.
shazamm-count-of = { $who ->
    [you] ти { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Всичко се разкрива: { $first }; { $second }.
shazamm-fact-cancelled = И двамата сложиха { $cards }: { $count ->
    [one] заклинанието се неутрализира.
   *[other] заклинанията се неутрализират.
}
shazamm-fact-lost = { $who ->
    [you] { $to } ти обезсилва { $cards }.
   *[other] { $to } обезсилва { $cards } на { $name }.
}
shazamm-fact-mutism = { $who ->
    [you] Твоята { -mutism }
   *[other] Немотата на { $name }
} заглушава всички: никое друго заклинание не действа до края на рунда.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Твоят { -clone }
   *[other] Клонингът на { $name }
} няма какво да копира.
shazamm-fact-cloned = { $who ->
    [you] Твоят { -clone }
   *[other] Клонингът на { $name }
} действа като { $card }.
shazamm-fact-cloned-nothing = { $who ->
    [you] Не копираш нищо.
   *[other] { $name } не копира нищо.
}
shazamm-fact-copy-cancelled = Копието и { $card } отсреща се неутрализират.
shazamm-fact-stole = { $who ->
    [you] Твоята { -theft }
   *[other] Кражбата на { $name }
} взима { $cards }.
shazamm-fact-stole-nothing = { $who ->
    [you] Твоята { -theft }
   *[other] Кражбата на { $name }
} няма какво да вземе.
shazamm-fact-used-stolen = { $who ->
    [you] Използваш
   *[other] { $name } използва
} откраднатото заклинание: { $card }.
shazamm-fact-discarded-stolen = { $who ->
    [you] Изхвърляш
   *[other] { $name } изхвърля
} откраднатото заклинание: { $card }.
shazamm-fact-end-of-round = { $who ->
    [you] Твоят „{ -end-of-round }“
   *[other] „{ -end-of-round }“ на { $name }
} прекратява рунда веднага: залозите не важат.
shazamm-fact-middle = { $who ->
    [you] Твоята { -middle }
   *[other] Златната среда на { $name }
} връща огъня на плоча { $wall }, където започна рундът.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: променяш залога си с { $change }; сега е { $bet }.
   *[other] { -recycling }: { $name } променя залога с { $change }; сега е { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: оставяш залога си на { $bet }.
   *[other] { -recycling }: { $name } оставя залога на { $bet }.
}
shazamm-fact-boost = { -boost }: силата { $who ->
    [you] ти
   *[other] на { $name }
} става { $strength }.
shazamm-fact-double-dose = { -double-dose }: силата { $who ->
    [you] ти
   *[other] на { $name }
} става { $strength }.
shazamm-fact-strengths = Сила: { $strengths }.
shazamm-strength-of = { $who ->
    [you] ти { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Твоето „{ -who-wins-loses }“
   *[other] „{ -who-wins-loses }“ на { $name }
} обръща посоката.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Твоето „{ -who-wins-loses }“
   *[other] „{ -who-wins-loses }“ на { $name }
} няма какво да обърне.
shazamm-fact-blaze = { $who ->
    [you] Твоят { -blaze }
   *[other] Пожарът на { $name }
} мести огъня с две плочи.
shazamm-fact-resisted = { $who ->
    [you] Твоята { -resistance }
   *[other] Съпротивата на { $name }
} спира огъня.
shazamm-fact-resisted-nothing = { $who ->
    [you] Твоята { -resistance }
   *[other] Съпротивата на { $name }
} няма какво да спре.
shazamm-fact-moved = Огънят се мести { $tiles ->
    [one] с една плоча
   *[other] с { $tiles } плочи
} към { $who ->
    [you] теб
   *[other] { $name }
}, на плоча { $wall }.
shazamm-fact-stayed = Огънят остава на плоча { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: ти загуби терен и не плащаш.
   *[other] { -sore-loser }: { $name } загуби терен и не плаща.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: ти не загуби терен, затова плащаш.
   *[other] { -sore-loser }: { $name } не загуби терен и плаща.
}
shazamm-fact-paid = { $who ->
    [you] Плащаш
   *[other] { $name } плаща
} { $bet }; остатък: { $mana } мана.
shazamm-fact-reserves = { $who ->
    [you] { -reserves }: получаваш { $gain } мана и вече имаш { $mana }.
   *[other] { -reserves }: { $name } получава { $gain } мана и вече има { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain }: получаваш { $gain } мана, колкото е залогът на другия, и вече имаш { $mana }.
   *[other] { -drain }: { $name } получава { $gain } мана, колкото е залогът на другия, и вече има { $mana }.
}
shazamm-fact-round-over = Край на рунд { $round }: { $why ->
    [spell] { $who ->
        [you] ти го прекрати.
       *[other] { $name } го прекрати.
    }
    [reached] { $who ->
        [you] огънят стигна до теб.
       *[other] огънят стигна до { $name }.
    }
    [exhausted] { $who ->
        [you] нямаш повече мана.
       *[other] { $name } няма повече мана.
    }
   *[both-exhausted] никой няма повече мана.
}
shazamm-fact-pushed = С останалата мана { $who ->
    [you] избутваш
   *[other] { $name } избутва
} огъня с { $tiles ->
    [one] още една плоча
   *[other] още { $tiles } плочи
}, до плоча { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Твоята { -resistance }
   *[other] Съпротивата на { $name }
} спира и последния тласък: огънят остава на плоча { $wall }.
shazamm-fact-wizards-moved = Маговете застават на три крачки от огъня: на плочи { $red } и { $green }.
shazamm-fact-tiles-broke = Краищата на моста се откъртват: остават плочите от { $first } до { $last }.
shazamm-fact-fell = { $who ->
    [you] Под краката ти вече няма нищо: падаш.
   *[other] Под краката на { $name } вече няма нищо: { $name } пада.
}
shazamm-fact-round = Рунд { $round }: и двамата имат по 50 мана.

shazamm-chance = { $percent }% шанс за победа
shazamm-result-win = Играта свърши. { $who ->
    [you] Печелиш!
   *[other] Печели { $name }.
}
shazamm-result-draw = Играта свърши. И двамата магове паднаха: равенство.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = заложи { $bet }
shazamm-action-clone = копирай { $card }
shazamm-action-clone-nothing = не копирай нищо
shazamm-action-use = използвай { $card }
shazamm-action-discard = изхвърли { $card }
shazamm-action-recycle = промени залога с { $change }, на { $bet }
shazamm-action-recycle-not = остави залога, както си е
shazamm-action-stack = нареди { $card } в тестето
shazamm-action-lay = сложи { $cards }
shazamm-action-lay-nothing = не слагай карти
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] загуба
    [1] равенство
   *[other] победа
}

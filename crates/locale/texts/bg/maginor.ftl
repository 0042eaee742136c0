maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] огън
    [water] вода
    [earth] земя
    [air] въздух
   *[fate] съдба
}
# A symbol card.
maginor-card = картата { $symbol ->
    [earth] със
    [fate] със
   *[other] с
} { maginor-symbol }
maginor-element = { $element ->
    [earth] земя
    [water] вода
   *[fire] огън
}
maginor-spell = { $spell ->
    [retrieval] Възвръщане
    [restoration] Възобновяване
    [domination] Господство
    [persuasion] Убеждение
    [telekinesis] Телекинеза
    [teleportation] Телепортация
    [summoning] Призоваване
    [reversal] Обрат
    [golden-cauldron] Златен котел
   *[high-wizard] Върховен маг
}
maginor-about-spell = { $spell ->
    [retrieval] върни си две от изиграните карти със символ.
    [restoration] върни си две от изиграните магически карти.
    [domination] сложи един или два жетона на свободни полета на плочката с мага си.
    [persuasion] сложи свой жетон на мястото на чужд на плочката с мага си.
    [telekinesis] сложи жетон на което и да е свободно поле на която и да е плочка.
    [teleportation] премести мага си на друга плочка; после пак трябва да се преместиш или да хвърлиш зара.
    [summoning] оцени веднага първата плочка по часовниковата стрелка от Залата на гилдията; ходът ти свършва.
    [reversal] спечели загубен или равен дуел. След такъв дуел ще те попитаме.
    [golden-cauldron] ритуал: 3 гласа накрая. Не се играе.
   *[high-wizard] ритуал: 5 гласа накрая. Не се играе.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Зала на гилдията
    [wisp] Блуждаещ огън
    [mandrake] Мандрагора
    [salamander] Саламандър
    [sphinx] Сфинкс
    [norns] Три норни
    [unicorn] Еднорог
    [djinn] Джин
    [great-eagle] Голям орел
    [leviathan] Левиатан
    [stone-giant] Каменен великан
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] Залата на гилдията
    [wisp] Блуждаещия огън
    [mandrake] Мандрагората
    [salamander] Саламандъра
    [sphinx] Сфинкса
    [norns] Трите норни
    [unicorn] Еднорога
    [djinn] Джина
    [great-eagle] Големия орел
    [leviathan] Левиатана
    [stone-giant] Каменния великан
   *[other] плочката „{ $tile }“
}

## The table

maginor-heading =
    „Maginor“ за { $seats } играчи: { $names }.
    Единайсет оракула избират следващия Върховен маг. Сложи най-много жетони на плочките им и ги спечели; всяка носи толкова гласа, колкото полета има. Печели този, който събере най-много гласове.
maginor-variant = Довършване на хвърлянето
# After the name of the variant.
maginor-about-variant = ако зарът покаже Магинор, той продължава дори когато гласът е запълнил плочка и тя е оценена.
maginor-turn = { $who ->
    [you] Ти си на ход
   *[other] На ход е { $name }
}
maginor-at-start = Магинор още не е тръгнал

## What one may do, in the words of a button or an advice

maginor-action-roll = хвърли зара
maginor-action-card = изиграй { $card }
maginor-action-spell = изиграй { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = изиграй { $spell } за { maginor-tile }
maginor-action-move = иди при { maginor-tile }
maginor-action-sorcery = изиграй магическа карта за { maginor-tile }
maginor-action-symbol = избери { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (не става нищо)
maginor-action-slot = избери поле { $slot } ({ $symbol })
maginor-action-slot-of = избери поле { $slot } ({ $symbol }), държи го { $name }
maginor-action-stop = не слагай втори жетон
maginor-action-duel = избери { $element }
maginor-action-reversal = изиграй Обрат
maginor-action-no-reversal = приеми изхода от дуела
maginor-action-take-tile = вземи { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = вземи заклинанието { $spell }
maginor-action-retrieve = върни си { $card }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Ти си в средата: ходът ти трябва да завърши с преместване.
   *[tile] Играй карти и заклинания, после хвърли зара или се премести.
}
maginor-ask-symbol = Кой символ избираш за { maginor-tile }?
maginor-ask-slot = Кое поле на { maginor-tile } ({ $symbol })?
maginor-ask-rival = Дуел при { maginor-tile } ({ $symbol }): срещу кой жетон?
maginor-ask-duel = Дуел срещу { $name }: какво избираш тайно?
maginor-ask-reversal = Не спечели дуела. Ще изиграеш ли Обрат, за да го спечелиш?
maginor-ask-take = При { maginor-tile } имаш най-много жетони. Какво взимаш?
maginor-ask-retrieve = { $left ->
    [one] Коя карта със символ си връщаш?
   *[other] Коя карта със символ си връщаш първо? Можеш да си върнеш { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Господство: къде отива вторият жетон? Или стига.
   *[no] Господство: къде отива първият жетон?
}
maginor-ask-persuasion = Убеждение: кой жетон заменяш със свой?
maginor-ask-telekinesis = Телекинеза: кое поле на { maginor-tile }?

## What it is about

maginor-explain-turn =
    Твоят маг е при { maginor-tile }. В своя ход можеш да изиграеш колкото искаш карти и заклинания, а накрая трябва или да хвърлиш зара, или да се преместиш; после е ред на следващия играч.
    хвърли: зарът показва символ и ти слагаш жетон на свободно поле с този символ на плочката на своя маг. Ако всички такива полета са заети, водиш дуел за едно от тях. Ако символът го няма на плочката, не става нищо. Една от страните е Магинор: ти избираш символа, а Магинор продължава.
    иди: твоят маг отива на друга плочка, за да хвърляш там в следващите ходове.
maginor-explain-turn-middle =
    Плочката на твоя маг беше оценена, затова той е в средата на кръга. Можеш да играеш магически карти и някои заклинания, но не и да хвърляш зара: ходът ти завършва с преместване на плочка.
maginor-explain-cards =
    карта: всяка от петте ти карти със символ важи като хвърляне на този символ, веднъж в играта. магия: хвърли за която и да е плочка, където и да е твоят маг (имаш { $sorcery }). Картите се играят преди хвърлянето или преместването.
maginor-explain-spells = Твоите заклинания, всяко се играе само веднъж:
maginor-explain-aim =
    Плочка се оценява, когато Магинор я напусне или когато всичките ѝ полета са заети; само Залата на гилдията – накрая, когато той пристигне там. Който има най-много жетони, взима плочката или заклинанието до нея, вторият взима другото; при равенство решава жетонът, който е по-напред в реда. Всички жетони се връщат. Затова иди там, където можеш да излезеш на първо или второ място, преди да дойде Магинор.
maginor-explain-counters = Жетони при { maginor-tile } ({ maginor-votes }{ $has_spell ->
    [yes] , със заклинанието { $spell }
   *[no] , без заклинание
}): { $counters }.
maginor-explain-symbol = Избираш символа на гласа си при { maginor-tile }. Ако има свободно поле с него, жетонът ти отива там; ако няма, водиш дуел за едно от полетата. Свободното поле е по-сигурно от дуела.
maginor-explain-slot = Всички тези полета са свободни. Полетата се броят по часовниковата стрелка от върха на плочката. Ако при оценяването имаш толкова жетони, колкото и някой друг, води този, чийто жетон е пръв в този ред: затова малкият номер е по-добър.
maginor-explain-rival = Всички полета с този символ са заети. Избери срещу кой жетон да водиш дуел: ако спечелиш, твоят заема мястото му.
maginor-explain-advance = След това Магинор продължава с една стъпка.
maginor-explain-idle = Можеш да избереш и символ, с който не става нищо, защото го няма на плочката или всичките му полета са твои. Тогава плочката остава както е, а ти запазваш жетона си.
maginor-explain-duel =
    Двамата тайно избирате земя, вода или огън. Земята побеждава водата, водата – огъня, огънят – земята. { $role ->
    [defender] Ти защитаваш жетона си: ако спечелиш, той остава; ако загубиш, мястото му заема чуждият жетон.
   *[challenger] Ти предизвикваш: ако спечелиш, твоят жетон заема мястото на другия.
    }
    Ако и двамата изберете земя, печели защитникът. Ако и двамата изберете огън или и двамата – вода, полето се освобождава.
maginor-explain-reversal = С Обрат печелиш този дуел, вместо да го загубиш или да завършиш наравно. Заклинанието се играе само веднъж.
maginor-explain-take =
    Ти имаш най-много жетони на тази плочка, затова избираш. { $second ->
    [yes] На второ място е { $name } и взима това, което оставиш.
   *[no] Никой друг няма жетон там: другото излиза от играта.
    } Плочките носят гласове накрая, заклинанията помагат по пътя. Заклинанието е:
maginor-explain-retrieve = Възвръщането ти връща две от изиграните карти със символ.
maginor-explain-domination = Господството слага един или два жетона на свободни полета на плочката с мага ти.
maginor-explain-persuasion = Убеждението слага твоя жетон на мястото на чужд, без дуел.
maginor-explain-telekinesis = Жетонът ти може да отиде на всяко от тези свободни полета, какъвто и да е символът. При равенство малкият номер е по-добър.

## Refusals

maginor-refusal-other = Сега въпросът е друг. { $asked ->
    [turn] Ти си на ход: изиграй карта или заклинание, хвърли зара или се премести.
    [symbol] Първо избери символа на гласа си.
    [slot] Първо избери поле.
    [duel] Избери земя, вода или огън за дуела.
    [reversal] Кажи дали ще изиграеш Обрат.
    [take] Избери плочката или заклинанието.
   *[retrieve] Избери карта със символ, която да си върнеш.
}
maginor-refusal-card = Вече изигра { $card }.
maginor-refusal-sorcery = Нямаш повече магически карти.
maginor-refusal-spell = Нямаш заклинанието { $spell }.
maginor-refusal-middle = Твоят маг е в средата и сега това е невъзможно. Първо се премести на плочка.
maginor-refusal-not-in-play = За { maginor-tile } вече е късно: плочката е оценена.
maginor-refusal-there = Твоят маг вече е при { maginor-tile }. Иди другаде или хвърли зара.
maginor-refusal-must-roll = От { $turns } хода никой не е хвърлял зара, затова трябва да го хвърлиш ти: сега не можеш да се местиш.
maginor-refusal-no-counter = Всичките ти жетони са на плочки. Връщат се, когато плочката им бъде оценена.
maginor-refusal-nothing = Този глас ({ $symbol }) няма ефект при { maginor-tile }: символът го няма там или всичките му полета са твои.
maginor-refusal-full = При { maginor-tile } няма свободно поле.
maginor-refusal-rival = Никой противник няма жетон при { maginor-tile }.
maginor-refusal-discarded = Още няма изиграна такава карта, затова няма какво да си върнеш.
maginor-refusal-not-discarded = Още държиш { $card }. Върни си изиграна карта.
maginor-refusal-only-hall = Остана само Залата на гилдията, а тя не може да бъде призована.
maginor-refusal-slot = { $why ->
    [none] Няма поле { $slot } на { maginor-tile }.
    [taken] На поле { $slot } вече има жетон.
    [other-symbol] На поле { $slot } има друг символ.
   *[no-rival] На поле { $slot } няма жетон на противник.
} Избери друго поле.
maginor-refusal-stop = Господството слага поне един жетон.
maginor-refusal-chance = Зарът не може да е паднал така.

## What happens

maginor-fact-ring = Кръгът, със заклинанията: { $tiles }.
maginor-fact-first = { $who ->
    [you] Ти започваш.
   *[other] { $name } започва.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Отдавна никой не е хвърлял зара, затова { $who ->
    [you] трябва да го хвърлиш ти.
   *[other] трябва да го хвърли { $name }.
}
maginor-fact-card = { $who ->
    [you] Изиграваш { $card }.
   *[other] { $name } изиграва { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Изиграваш магическа карта.
   *[other] { $name } изиграва магическа карта.
}
maginor-fact-spell = { $who ->
    [you] Изиграваш { $spell }.
   *[other] { $name } изиграва { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Отиваш при { maginor-tile }.
   *[other] { $name } отива при { maginor-tile }.
}
maginor-fact-rolled = { $who ->
    [you] Хвърляш за { maginor-tile }: { $symbol }.
   *[other] { $name } хвърля за { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Хвърляш за { maginor-tile }: Магинор! Ти избираш символа, а той продължава.
   *[other] { $name } хвърля за { maginor-tile }: Магинор! След глас със символ по избор той продължава.
}
maginor-fact-symbol = { $who ->
    [you] Избираш { $symbol }.
   *[other] { $name } избира { $symbol }.
}
maginor-fact-not-shown = Не става нищо: този символ го няма при { maginor-tile }.
maginor-fact-all-own = Не става нищо: { $who ->
    [you] всички тези полета вече са твои.
   *[other] { $name } вече държи всички тези полета.
}
maginor-fact-no-counter = Не става нищо: { $who ->
    [you] нямаш повече жетони.
   *[other] { $name } няма повече жетони.
}
maginor-fact-placed = { $who ->
    [you] Слагаш жетон при { maginor-tile }, поле { $slot } ({ $symbol }).
   *[other] { $name } слага жетон при { maginor-tile }, поле { $slot } ({ $symbol }).
}
maginor-fact-filled = Всички полета на { maginor-tile } са заети.
maginor-fact-advance-lost = Ходът свършва с оценяването на плочката, затова стъпката на Магинор се губи.
maginor-fact-challenged = { $who ->
    [you] Предизвикваш { $other } за поле { $slot } ({ $symbol }) на { maginor-tile }: дуел!
    [against-you] { $name } те предизвиква за поле { $slot } ({ $symbol }) на { maginor-tile }: дуел!
   *[other] { $name } предизвиква { $other } за поле { $slot } ({ $symbol }) на { maginor-tile }: дуел!
}
maginor-fact-chose = { $who ->
    [you] Избираш { $element }.
   *[other] { $name } избира { $element }.
}
maginor-fact-chose-secretly = { $name } избра тайно.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Земя срещу земя: печели защитникът.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Запазваш Обрат за по-късно.
   *[other] { $name } запазва Обрат за по-късно.
}
maginor-fact-duel-won = { $who ->
    [you] Печелиш дуела: поле { $slot } на { maginor-tile } е твое.
    [against-you] { $name } печели дуела и държи поле { $slot } на { maginor-tile }.
   *[other] { $name } печели дуела срещу { $other } и държи поле { $slot } на { maginor-tile }.
}
maginor-fact-duel-tied = Дуелът завършва наравно: поле { $slot } на { maginor-tile } се освобождава.
maginor-fact-retrieved = { $who ->
    [you] Връщаш си: { $symbols }.
   *[other] { $name } си връща: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Връщаш си
   *[other] { $name } си връща
} { $cards ->
    [one] една магическа карта
   *[other] { $cards } магически карти
}.
maginor-fact-persuaded = Поле { $slot } на { maginor-tile }: { $who ->
    [you] твоят жетон заменя жетона на { $other }.
    [against-you] жетонът на { $name } заменя твоя.
   *[other] жетонът на { $name } заменя жетона на { $other }.
}
maginor-fact-before = Магинор вече е пред { maginor-tile }.
maginor-fact-on = Магинор стига до { maginor-tile }.
maginor-fact-leaves = Магинор напуска { maginor-tile }.
maginor-fact-scored = Оценяване на { maginor-tile }. Жетони: { $counters }. Първо място: { $first }, второ: { $second }.
maginor-fact-scored-alone = Оценяване на { maginor-tile }. Жетони: { $counters }; други няма.
maginor-fact-scored-nobody = Оценяване на { maginor-tile }. Никой няма жетон там.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Плочката вече я няма, затова Магинор е пред { maginor-tile }.
maginor-fact-took-tile = { $who ->
    [you] Взимаш { maginor-tile }: { maginor-votes }.
   *[other] { $name } взима { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Взимаш заклинанието { $spell }.
   *[other] { $name } взима заклинанието { $spell }.
}
maginor-fact-tile-discarded = Никой не получава { maginor-tile }.
maginor-fact-spell-discarded = Никой не получава заклинанието { $spell }.
maginor-fact-cleared = Всички жетони при { maginor-tile } се връщат.
maginor-fact-to-the-middle = В средата на кръга: { $names }.
maginor-fact-over = Залата на гилдията беше последната плочка.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } глас
   *[other] { $votes } гласа
}
# What a bot expects to have at the end.
maginor-votes-expected = { $votes ->
    [one] около { $votes } глас накрая
   *[other] около { $votes } гласа накрая
}

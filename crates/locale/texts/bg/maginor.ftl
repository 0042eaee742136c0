maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] огън
    [water] вода
    [earth] земя
    [air] въздух
   *[fate] съдба
}
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
    [restoration] върни си две от изиграните карти за магия.
    [domination] сложи един или два жетона на свободни полета на плочката, на която е твоят маг.
    [persuasion] на плочката, на която е твоят маг, замени жетон на противник със свой.
    [telekinesis] сложи жетон на което и да е свободно поле на която и да е плочка.
    [teleportation] премести мага си на друга плочка; после пак можеш да се преместиш или да хвърлиш зара.
    [summoning] оцени веднага следващата плочка по пътя на Maginor; ходът ти свършва.
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
   *[stone-giant] Каменен великан
}
# In a sentence.
maginor-tile = „{ maginor-tile-title }“

## The table

maginor-heading =
    Maginor за { $seats } играчи: { $names }.
    Единайсет Оракула избират следващия Върховен маг. Спечели плочките им с най-много жетони върху тях; всяка носи толкова гласа, колкото полета има. Печели който събере най-много гласове.
maginor-variant = Довърши хвърлянето
# After the name of the variant.
maginor-about-variant = Maginor продължава след своята страна на зара дори ако гласът е запълнил плочка и тя е оценена.
maginor-turn = { $who ->
    [you] Твой ред е
   *[other] На ход е { $name }
}
maginor-at-start = Maginor още не е тръгнал

## What one may do, in the words of a button or an advice

maginor-action-roll = хвърли зара
maginor-action-card = изиграй карта: { $symbol }
maginor-action-spell = направи заклинание: { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = направи заклинание: { $spell } за { $tile }
maginor-action-move = иди на { $tile }
maginor-action-sorcery = изиграй карта за магия за { $tile }
maginor-action-symbol = избери { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (не става нищо)
maginor-action-slot = избери поле { $slot } ({ $symbol })
maginor-action-slot-of = избери поле { $slot } ({ $symbol }), държи го { $name }
maginor-action-stop = не слагай друг жетон
maginor-action-duel = избери { $element }
maginor-action-reversal = изиграй Обрат
maginor-action-no-reversal = приеми изхода от дуела
maginor-action-take-tile = вземи { $tile } ({ maginor-votes })
maginor-action-take-spell = вземи заклинанието { $spell }
maginor-action-retrieve = върни си картата: { $symbol }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Ти си в средата и накрая трябва да се преместиш.
   *[tile] Играй карти и заклинания, после хвърли зара или се премести.
}
maginor-ask-symbol = Кой символ избираш за { $tile }?
maginor-ask-slot = Кое поле избираш на { $tile } ({ $symbol })?
maginor-ask-rival = Кой жетон предизвикваш на { $tile } ({ $symbol })?
maginor-ask-duel = Дуел срещу { $name }: какво избираш тайно?
maginor-ask-reversal = Ти не спечели дуела. Ще изиграеш ли Обрат, за да го спечелиш?
maginor-ask-take = На { $tile } имаш най-много жетони. Какво взимаш?
maginor-ask-retrieve = { $left ->
    [one] Коя карта със символ си връщаш?
   *[other] Коя карта със символ си връщаш първо? Можеш да си върнеш { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Господство: къде отива вторият жетон? Или стига.
   *[no] Господство: къде отива първият жетон?
}
maginor-ask-persuasion = Убеждение: кой жетон заменяш със свой?
maginor-ask-telekinesis = Телекинеза: кое поле на { $tile }?

## What it is about

maginor-explain-turn =
    Твоят маг е на { $tile }. В своя ход можеш да изиграеш колкото искаш карти и заклинания, а накрая трябва или да хвърлиш зара, или да се преместиш; после е ред на следващия играч.
    хвърли: зарът показва символ и ти слагаш жетон на свободно поле с този символ на плочката на своя маг. Ако всички такива полета са заети, водиш дуел за едно от тях. Ако символът го няма на плочката, не става нищо. Една от страните е Maginor: ти избираш символа, а Maginor продължава.
    иди: твоят маг отива на друга плочка, за да хвърляш там в следващите ходове.
maginor-explain-turn-middle =
    Плочката на твоя маг беше оценена, затова той е в средата на кръга. Можеш да играеш карти за магия и някои заклинания, но не и да хвърляш зара: ходът ти завършва с преместване на плочка.
maginor-explain-cards =
    карта: всяка от петте ти карти със символ важи като хвърляне на този символ, веднъж в играта. магия: хвърли за която и да е плочка, където и да е твоят маг (остават { $sorcery }). Картите се играят преди хвърлянето или преместването.
maginor-explain-spells = Твоите заклинания, всяко се играе веднъж:
maginor-explain-aim =
    Плочка се оценява, когато Maginor я напусне или когато всичките ѝ полета са заети; само Залата на гилдията – накрая, когато той пристигне там. Който има най-много жетони, взима плочката или заклинанието до нея, вторият взима другото; при равенство решава жетонът, който е по-напред в реда. Всички жетони се връщат. Затова иди там, където можеш да си пръв или втори, преди да дойде Maginor.
maginor-explain-counters = Жетони на { $tile } (гласове: { $votes }{ $has_spell ->
    [yes] , със заклинанието { $spell }
   *[no] , без заклинание
}): { $counters }.
maginor-explain-symbol = Можеш да избереш символа на гласа си на { $tile }. Ако има свободно поле с него, жетонът ти отива там; ако няма, водиш дуел за едно от полетата. Свободното поле е по-сигурно от дуела.
maginor-explain-idle = Можеш да избереш и символ, с който не става нищо, защото го няма на плочката или всичките му полета са твои. Тогава плочката остава както е, а ти запазваш жетона си.
maginor-explain-slot = Всички тези полета са свободни. Полетата се броят по часовниковата стрелка от върха на плочката. Ако при оценяването имаш толкова жетони, колкото и някой друг, напред е този, чийто жетон е пръв в този ред: затова малкият номер е по-добър.
maginor-explain-rival = Всички полета с този символ са заети. Избери жетона, за чието място искаш да се биеш в дуел: ако спечелиш, твоят го заема.
maginor-explain-advance = След това Maginor продължава с една стъпка.
maginor-explain-duel =
    И двамата тайно избирате земя, вода или огън. Земята побеждава водата, водата – огъня, огънят – земята. { $role ->
    [defender] Ти защитаваш жетона си: ако спечелиш, той остава; ако загубиш, мястото му заема жетонът на нападателя.
   *[challenger] Ти нападаш: ако спечелиш, твоят жетон заема мястото на другия.
    }
    Ако и двамата изберете земя, печели защитникът. Ако и двамата изберете огън или и двамата – вода, полето се освобождава.
maginor-explain-reversal = С Обрат печелиш този дуел, вместо да го загубиш или да завършиш наравно. Имаш заклинанието само веднъж.
maginor-explain-take =
    Ти имаш най-много жетони на тази плочка, затова избираш. { $second ->
    [yes] На второ място е { $name } и взима това, което оставиш.
   *[no] Никой друг няма жетон там: другото излиза от играта.
    } Плочките са гласове накрая, заклинанията помагат по пътя. Заклинанието е:
maginor-explain-retrieve = Възвръщане ти връща две от изиграните карти със символ.
maginor-explain-domination = Господство слага един или два жетона на свободни полета на плочката, на която е твоят маг.
maginor-explain-persuasion = Убеждение слага твоя жетон на мястото на чужд, без дуел.
maginor-explain-telekinesis = Всички тези полета са свободни и жетонът ти може да отиде на което и да е, какъвто и да е символът. При равенство малкият номер е по-добър.

## Refusals

maginor-refusal-other = Сега въпросът е друг. { $asked ->
    [turn] Твой ред е: изиграй карта или заклинание, хвърли зара или се премести.
    [symbol] Първо избери символа на гласа си.
    [slot] Първо избери поле.
    [duel] Избери земя, вода или огън за дуела.
    [reversal] Кажи дали играеш Обрат.
    [take] Избери плочката или заклинанието.
   *[retrieve] Избери карта със символ, която да си върнеш.
}
maginor-refusal-card = Вече изигра тази своя карта: { $symbol }.
maginor-refusal-sorcery = Нямаш повече карти за магия.
maginor-refusal-spell = Нямаш заклинанието { $spell }.
maginor-refusal-middle = Твоят маг е в средата, а не на плочка, затова сега това не е възможно. Първо се премести на плочка.
maginor-refusal-not-in-play = { $tile ->
   *[other] Тази плочка вече я няма, тя беше оценена: { $tile }.
}
maginor-refusal-there = Твоят маг вече е на { $tile }. Иди другаде или хвърли зара.
maginor-refusal-must-roll = От { $turns } хода никой не е хвърлял зара, затова трябва ти: сега не можеш да се местиш.
maginor-refusal-no-counter = Всичките ти жетони са на плочки. Някои ще се върнат, когато бъде оценена плочка.
maginor-refusal-nothing = Този глас ({ $symbol }) не би направил нищо на { $tile }: символът го няма там или всичките му полета са твои.
maginor-refusal-full = На { $tile } няма свободно поле.
maginor-refusal-rival = Никой противник няма жетон на { $tile }.
maginor-refusal-discarded = Още няма изиграна такава карта, затова няма какво да си върнеш.
maginor-refusal-not-discarded = Тази карта е още у теб: { $symbol }. Върни си такава, която е изиграна.
maginor-refusal-only-hall = Остана само Залата на гилдията, а тя не може да бъде призована.
maginor-refusal-slot = { $why ->
    [none] Няма поле { $slot } на { $tile }.
    [taken] На поле { $slot } вече има жетон.
    [other-symbol] На поле { $slot } има друг символ.
   *[no-rival] На поле { $slot } няма жетон на противник.
} Избери друго поле.
maginor-refusal-stop = Господство слага поне един жетон.
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
    [you] Изиграваш карта: { $symbol }.
   *[other] { $name } изиграва карта: { $symbol }.
}
maginor-fact-sorcery = { $who ->
    [you] Изиграваш карта за магия.
   *[other] { $name } изиграва карта за магия.
}
maginor-fact-spell = { $who ->
    [you] Правиш заклинанието { $spell }.
   *[other] { $name } прави заклинанието { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Отиваш на { $tile }.
   *[other] { $name } отива на { $tile }.
}
maginor-fact-rolled = { $who ->
    [you] Хвърляш за { $tile }: { $symbol }.
   *[other] { $name } хвърля за { $tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Хвърляш за { $tile }: Maginor! Ти избираш символа, а той продължава.
   *[other] { $name } хвърля за { $tile }: Maginor! Той продължава, след глас с избран символ.
}
maginor-fact-symbol = { $who ->
    [you] Символът на твоя глас е { $symbol }.
   *[other] { $name } избира символ на гласа: { $symbol }.
}
maginor-fact-not-shown = Не става нищо: този символ го няма на { $tile }.
maginor-fact-all-own = Не става нищо: { $who ->
    [you] всички тези полета вече са твои.
   *[other] { $name } вече държи всички тези полета.
}
maginor-fact-no-counter = Не става нищо: { $who ->
    [you] нямаш повече жетони.
   *[other] { $name } няма повече жетони.
}
maginor-fact-placed = { $who ->
    [you] Слагаш жетон на { $tile }, поле { $slot } ({ $symbol }).
   *[other] { $name } слага жетон на { $tile }, поле { $slot } ({ $symbol }).
}
maginor-fact-filled = Всички полета на { $tile } са заети.
maginor-fact-advance-lost = Ходът свършва с оценяването на плочката, затова стъпката на Maginor се губи.
maginor-fact-challenged = { $who ->
    [you] Предизвикваш { $other } за поле { $slot } ({ $symbol }) на { $tile }: дуел!
    [against-you] { $name } те предизвиква за поле { $slot } ({ $symbol }) на { $tile }: дуел!
   *[other] { $name } предизвиква { $other } за поле { $slot } ({ $symbol }) на { $tile }: дуел!
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
    [you] Печелиш дуела: поле { $slot } на { $tile } е твое.
    [against-you] { $name } печели дуела и държи поле { $slot } на { $tile }.
   *[other] { $name } печели дуела срещу { $other } и държи поле { $slot } на { $tile }.
}
maginor-fact-duel-tied = Дуелът завършва наравно: поле { $slot } на { $tile } се освобождава.
maginor-fact-retrieved = { $who ->
    [you] Връщаш си: { $symbols }.
   *[other] { $name } си връща: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Връщаш си { $cards ->
        [one] една карта за магия
       *[other] { $cards } карти за магия
    }.
   *[other] { $name } си връща { $cards ->
        [one] една карта за магия
       *[other] { $cards } карти за магия
    }.
}
maginor-fact-persuaded = { $who ->
    [you] Твоят жетон заменя жетона на { $other } на поле { $slot } на { $tile }.
    [against-you] Жетонът на { $name } заменя твоя на поле { $slot } на { $tile }.
   *[other] Жетонът на { $name } заменя жетона на { $other } на поле { $slot } на { $tile }.
}
maginor-fact-before = Maginor вече е пред { $tile }.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Плочката { $tile } вече я няма, затова Maginor е пред { $before }.
maginor-fact-on = Maginor стъпва на { $tile }.
maginor-fact-leaves = Maginor напуска { $tile }.
maginor-fact-scored = Оценява се { $tile }. Жетони: { $counters }. Първо място: { $first }, второ: { $second }.
maginor-fact-scored-alone = Оценява се { $tile }. Жетони: { $counters }, и никой друг.
maginor-fact-scored-nobody = Оценява се { $tile }. Никой няма жетон там.
maginor-fact-took-tile = { $who ->
    [you] Взимаш { $tile }: { maginor-votes }.
   *[other] { $name } взима { $tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Взимаш заклинанието { $spell }.
   *[other] { $name } взима заклинанието { $spell }.
}
maginor-fact-tile-discarded = Никой не получава { $tile }.
maginor-fact-spell-discarded = Никой не получава заклинанието { $spell }.
maginor-fact-cleared = Всички жетони от { $tile } се връщат.
maginor-fact-to-the-middle = В средата на кръга: { $names }.
maginor-fact-over = Залата на гилдията беше последната плочка.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } глас
   *[other] { $votes } гласа
}
# What a bot expects to have at the end; $votes may be 12.3.
maginor-votes-expected = очаквани гласове { $votes }

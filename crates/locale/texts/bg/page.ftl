## What the page says, whatever the game.

page-skip = Към съдържанието
page-home = Начало
page-close = Затвори
page-update = Има нова версия на Conclave.
page-update-now = Обнови

missing-title = Тук няма нищо
missing-text = Няма такава страница или играта вече не се пази в този браузър.

## The first screen

home-tagline = Три игри за магове на една маса: срещу хора, срещу ботове, навсякъде.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 играчи
           *[other] от 2 до { $most } играчи
        }
       *[other] от { $least } до { $most } играчи
    }
}
home-length = от { $least } до { $most } минути
home-first = Научи я за 5 минути
home-rules = Правила
home-continue = Продължи
home-recent = Последни игри
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
}
home-remove = Изтрий тази игра
home-remove-sure = Да се изтрие ли тази игра завинаги?
home-keep = Запази я
home-puzzle-today = Задачата на деня
home-puzzles = Всички задачи
home-import = Отвори запис
home-import-text = Постави тук текста на записа:
home-import-show = Покажи го

## Settings

settings-title = Настройки
settings-language = Език
settings-name = Твоето име
settings-theme = Цветове
settings-theme-is = { $theme ->
    [light] Светли
    [dark] Тъмни
   *[system] Както на устройството
}
settings-pace = Темпо на ботовете
settings-pace-is = { $pace ->
    [instant] Веднага
    [quick] Бързо
    [slow] Бавно
   *[normal] Нормално
}
settings-motion = Анимации
settings-motion-is = { $motion ->
    [still] Изключени
   *[system] Както на устройството
}
settings-about = Conclave е независима разработка. Имената на игрите принадлежат на издателите им. Всичко остава на това устройство.

## Setting up a table

setup-title = Маса за „{ $game }“
setup-players = Кой играе?
setup-count = Брой играчи
setup-seat = Място { $number }: кой седи тук
setup-name = Име на играча на място { $number }
setup-sitter = { $sitter ->
    [person] Човек
    [apprentice] Бот: чирак
    [adept] Бот: адепт
   *[archmage] Бот: архимаг
}
setup-options = Как ще играете?
setup-all-options = Всички настройки
setup-begin = Започни
preset-beginner = За начинаещи
preset-standard = Стандартно
preset-everything = С всичко

## A game

play-over = Играта свърши.
play-chance = Един момент…
play-undo = Отмени
play-hint = Съвет
play-score = Резултат
play-log = Какво стана
play-more = Още
play-explain = За какво става дума?
play-thinking = Архимагът мисли…
play-advice = Съвет от { $level }: { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, от една въображаема игра
   *[other] { $action }: { $expected }, от { $games } въображаеми игри
}
play-hand-over = Подай устройството на { $name }
play-hand-over-text = Никой друг не бива да гледа. Картите на { $name } остават скрити, докато не натиснеш бутона.
play-i-am = Аз съм { $name }
play-again = Още една игра
play-review = Анализ
play-replay = Виж я отново
play-share = Копирай връзка към тази игра
play-copied = Връзката е в клипборда. Който я отвори, ще види тази игра.
play-export = Запази записа във файл
play-export-failed = Браузърът не позволява на страницата да запази файл.
play-this-table = Тази маса
play-keys = Клавиши: Tab и стрелките сменят избора, Enter избира, h иска съвет, Escape го затваря, {"?"} обяснява избора, u отменя решение, s прескача това, което се показва.
play-unkept = В браузъра няма повече място: тази игра ще се загуби, когато страницата се затвори. Запази записа ѝ във файл.
play-stand-in = { $name } не даде валиден отговор, затова решението взе чирак.
play-silence = Този път архимагът няма отговор. Попитай отново.
play-stuck = Възникна грешка и играта не може да продължи. Презареди страницата: играта е запазена дотук.
play-export-story = Запази във файл това, което знаеш за играта
play-secrets = На това устройство играят и други. Докато играта продължава, записът ѝ остава тук, защото съдържа тайните на всички; след края може да се запази и сподели.

## Looking at a game again

replay-title = Запис
replay-of = { $game }: записът
replay-broken = Този запис не може да се прочете:
replay-first = Към началото
replay-back = Една стъпка назад
replay-on = Една стъпка напред
replay-last = Към края
replay-step = Стъпка
replay-at = Стъпка { $step } от { $steps }
replay-eyes = Гледна точка
replay-open = Картите на всички са открити
replay-spectator = Зрител
replay-play-on = Играй оттук нататък

## The options of each game

setup-excluded = { $one } и { $other } взаимно се изключват.
wizard-setup-specials = Специални карти
wizard-setup-variants = Варианти
wizard-setup-single-suit-seats = Всеки има своя раса, затова могат да играят най-много четирима.
wizard-setup-together = Драконът и Феята вървят само заедно.
wizard-setup-no-specials = Играе се без специални карти: { $variant }.
shazamm-setup-variants = Варианти
maginor-setup-variants = Варианти

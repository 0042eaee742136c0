## What the page says, whatever the game.

page-skip = Към съдържанието
page-home = Начало
page-close = Затвори
page-part-missing = Тази част от страницата не може да се зареди. Опитай отново, когато има връзка.
page-again = Опитай пак
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
home-play = Играй
home-learn = Научи я
home-first = Научи я за 5 минути
home-rules = Правила
home-continue = Продължи
home-recent = Последни резултати
statistics-title = Моята статистика
home-older = По-стари игри
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] Победа: { $names }
   *[other] Поделено първо място: { $names }
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
settings-you = Ти
settings-look = Облик
settings-course = Анимации и темпо
settings-senses = Звук и вибрация
settings-device = Това устройство
settings-language = Език
settings-name = Твоето име
settings-theme = Цветове
settings-theme-is = { $theme ->
    [light] Светли
    [dark] Тъмни
   *[system] Както на устройството
}
settings-text = Размер на текста
settings-cards = Размер на картите
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Голям
    [largest] Най-голям
   *[normal] Нормален
}
settings-contrast = Контраст
settings-contrast-is = { $contrast ->
    [high] Висок
   *[system] Както на устройството
}
settings-suits = Цветове на картите
settings-suits-is = { $suits ->
    [distinct] Лесни за различаване
   *[usual] Обичайните
}
settings-hand = Ръка, с която играеш
settings-hand-is = { $hand ->
    [left] Лява
   *[right] Дясна
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
settings-sound = Звуци
settings-sound-about = Тихи: карти, зар, огън, твоят ред.
settings-volume = Сила на звука
settings-haptics = Вибрация
settings-haptics-about = Когато си на ред, когато нещо не е възможно, накрая.
settings-install = Инсталирай Conclave
settings-install-about = Като отделно приложение, и без интернет.
settings-reset = Върни настройките по подразбиране
settings-about = Conclave е независима разработка. Имената на игрите принадлежат на издателите им. Всичко остава на това устройство.

## Setting up a table

setup-title = Маса за „{ $game }“
setup-players = Кой играе?
setup-count = { $count } играчи
setup-seat = Място { $number }: кой седи тук
# $kind is a person or the level of a bot.
setup-seat-is = Място { $number }: { $name }, { $kind }
setup-name = Име на играча на място { $number }
setup-add = Добави играч
setup-remove = Махни играч
setup-remove-this = Махни това място
setup-done = Готово
setup-new-here = За първи път?
setup-levels = Колко добре играят ботовете?
setup-person = Човек
setup-person-about = Играе на това устройство. Ако сте няколко, си го подавате.
setup-level = { $level ->
    [apprentice] Чирак
    [adept] Адепт
   *[archmage] Архимаг
}
setup-level-about = { $level ->
    [apprentice] Играе по прости правила и прави грешки на начинаещ: добра компания за първа игра.
    [adept] От пръв поглед вижда кое е добро и рядко греши: равностоен съперник за повечето.
   *[archmage] Представя си как може да продължи играта, замисля се за миг и малко прощава.
}
setup-options = По кои правила?
setup-all-options = Всички настройки
setup-begin = Започни
preset-plain = Основната игра
preset-plain-about = Само правилата, без варианти.

## A game

play-over = Играта свърши.
play-chance = Един момент…
play-undo = Отмени
play-hint = Съвет
play-score = Резултат
play-log = Какво стана
play-more = Още
play-sound-on = Звукът е включен
play-sound-off = Звукът е изключен
play-explain = За какво става дума?
play-thinking = Архимагът мисли…
play-advice = Съвет от { $level }: { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, от една въображаема игра
   *[other] { $action }: { $expected }, от { $games } въображаеми игри
}
# The same for several of which the same is expected.
play-equal = Еднакво добри: { $actions } ({ $expected })
play-hand-over = Подай устройството на { $name }
play-hand-over-text = Никой друг не бива да гледа. Картите на { $name } остават скрити, докато не натиснеш бутона.
play-i-am = Аз съм { $name }
play-again = Реванш
play-review = Анализ
play-replay = Виж я отново
play-share = Копирай връзка към тази игра
play-share-with = Сподели тази игра
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

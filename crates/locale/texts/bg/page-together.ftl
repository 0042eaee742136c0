## Playing with people elsewhere, on the page.

home-together = Играй с други
together-title = Игра с други
# Where there is no server, or none that can be reached.
together-connecting = Свързване…
together-unreachable = Няма връзка със сървъра. Срещу ботове можеш да играеш и без него.
together-unreachable-yet = Няма връзка със сървъра. Страницата сама ще опита отново.
together-no-tables = За игра с хора от други места е нужен сървър, а този, от който идва страницата, дава само нея. Който пусне „conclave serve“, може да те покани. Срещу ботове можеш да играеш и тук.
together-refused = { $reason ->
    [no-such-table] Няма такава маса или играта вече е започнала и други не могат да гледат.
    [no-account] Сървърът не те познава. Седни с името си.
    [not-now] Това не е възможно сега.
    [not-host] Това може само домакинът.
    [seat] Това място е заето.
    [rules] Правилата не го позволяват.
    [limit] Това беше твърде много наведнъж. Опитай пак след малко.
    [try-again] Сървърът не успя да го направи. Опитай пак.
    [protocol] Страницата и сървърът не се разбират: едното е по-ново от другото. Презареди страницата.
   *[other] Сървърът отказва.
}
together-lost = Връзката прекъсна, но скоро ще се възстанови. Решенията ти се пазят и ще се изпратят тогава.
together-outdated = Сървърът е по-нов от тази страница. Презареди я; мястото ти е запазено.
# Who one is.
together-name = Твоето име
together-name-example = Анна
# The tables that there are.
together-here = { $count ->
    [0] В момента няма никого на масите.
    [one] В момента на масите има един човек.
   *[other] В момента на масите има { $count } души.
}
together-own = Твоите маси
together-go-on = Продължи
together-begin = Нова игра
together-play-now = Играй сега
together-open = Отвори маса
together-open-tables = Маси със свободни места
together-none-open = В момента никой не чака играчи. „Играй сега“ отваря маса, а местата ѝ можеш да запълниш с ботове, когато поискаш.
together-watch = Игри за гледане
together-look-on = Гледай
together-sit-down = Седни
together-to-tables = Всички маси
together-free-seats = { $count ->
    [0] Няма свободно място
    [one] Едно свободно място
   *[other] { $count } свободни места
}
# Opening a table.
together-open-title = { $game }: нова маса
together-seats-about = Който има връзката, може да седне; ботове заемат останалите места.
together-agreed = Масата
together-clocks = Време за мислене
together-clock = { $clock ->
    [relaxed] Спокойно
    [brisk] Бързо
    [days] С дни
   *[none] Без ограничение
}
together-clock-about = { $clock ->
    [relaxed] 90 секунди за решение и три минути в резерв.
    [brisk] 30 секунди за решение и една минута в резерв.
    [days] Един ден за решение.
   *[none] Колкото е нужно.
}
together-clock-away = С часовник бот решава вместо всеки, който отсъства една минута, докато другите са тук.
together-listed = Отворена за всички
together-listed-about = Масата се показва на всички на този сървър. Иначе идват само тези, които имат връзката.
together-rated = За рейтинг
together-rated-about = Резултатът се брои за рейтинга.
together-spectators = Зрители
together-spectators-about = Други могат да гледат. Виждат какво има на масата, но не и картите в ръцете.
together-no-spectators = Без зрители.
# The waiting room.
together-table-title = { $game }: масата
together-link-title = Покани други
together-link-about = Който има тази връзка, може да седне.
together-link = Връзката към масата
together-link-local = Тази връзка работи само на този компютър. Стартирай сървъра с { $option } и другите в мрежата ти ще могат да дойдат.
together-send-link = Изпрати връзката
together-copy-link = Копирай връзката
together-copied = Връзката е копирана.
together-copy-yourself = Копирай връзката ръчно.
together-qr = Връзката като QR код
together-scan = Сканирай кода и седни.
together-screen = За голям екран
together-seat-free = Свободно
together-seat-edit = Кой седи тук?
together-free-seat = Освободи мястото
together-is-host = домакин
together-is-program = програма
together-is-away = в момента не е тук
together-has-left = напусна; играе бот
together-all-there = Всички места са заети.
together-host-waits = Сега могат да седнат и други. Ботове заемат останалите места.
together-fill = Запълни с ботове
together-full = Всички места са заети. Щом играта започне, можеш да гледаш.
together-waits-for = Когато всички са тук, { $name } ще започне играта.
together-get-up = Стани
together-closed = Тази маса е затворена: всички си тръгнаха или никой не дойде.
# While a game is played.
together-your-turn = Твой ред е – { $game }
together-looking-on = Тук си като зрител.
together-say = Кажи нещо
together-people = На тази маса
together-mute = Заглуши
together-stood-in = { $who ->
    [you] Бот реши вместо теб.
   *[other] Бот решава вместо { $name }.
}
together-bot-plays = Вместо теб играе бот.
together-come-back = Върни се
together-leave-game = Напусни играта
together-leave-about = Бот продължава вместо теб, а ти можеш да се върнеш по всяко време.
together-notify = Извести ме, когато съм на ред
# After the end.
together-dice-checking = Случайността се проверява…
together-dice-fair = Случайността е проверена: всички разбърквания и хвърляния ({ $outcomes }) са точно тези, които следват от тайната, определена преди играта, и от добавеното от играчите.
together-dice-unfair = Случайността не отговаря на обещаното преди играта.
together-rating-changed = Рейтинг: { $before } → { $after }
together-want-again = { $count ->
    [one] { $names } иска да играе отново.
   *[other] { $names } искат да играят отново.
}
together-waits-again = Чакаме отговора на другите.
# Who one is at a server.
me-title = Моят профил
me-nobody = Сървърът още не те познава: седни на някоя маса с името си. Ако те познава от друго устройство, оттам можеш да добавиш и това.
me-save = Запази
me-saved = Запазено.
me-portrait = Портрет
me-portrait-one = Портрет { $number }
me-ratings = Рейтинги
me-no-ratings = Още нямаш игра за рейтинг.
me-rating = { $games ->
    [one] { $rating } след една игра
   *[other] { $rating } след { $games } игри
}
me-rating-plot = Рейтингът след всяка игра: в началото { $first }, накрая { $last }.
me-games = Завършени игри
me-no-games = Тук още нямаш завършени игри.
me-devices = Устройства
me-devices-about = Можеш да влизаш от всяко от тези устройства.
me-this-device = това устройство
me-used = последно използване: { $when }
me-remove = Премахни
me-add-device = Добави друго устройство
me-add-device-about = Сканирай кода с другото устройство или го въведи там. Важи само веднъж, в рамките на десет минути.
me-have-code = Имам код
me-code = Кодът, който показва другото устройство
me-add-this = Добави това устройство
me-code-wrong = Този код не важи: вече е използван, по-стар е от десет минути или е въведен грешно.
me-tokens = Програми
me-tokens-about = Програма с токен може да играе от твое име. Всички виждат, че е програма.
me-token-name = Име на програмата
me-token-new = Нов токен
me-token-shown = Токенът се показва само сега. Пази го там, където никой друг няма да го види.
me-data = Какво се пази за теб
me-download = Изтегли всичко
me-delete = Изтрий всичко
me-delete-sure = Да се изтрие ли всичко, което се пази за теб?
me-delete-about = Името, устройствата и рейтингите ти изчезват завинаги; в завършените игри оставаш като бивш играч. Това не може да се отмени.
me-delete-keep = Запази го

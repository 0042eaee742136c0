## The end of a game.

ending-special = Какво беше особено
# The button that shows the table below the result, and back.
ending-look = Виж масата
ending-result = Обратно към резултата
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = Ходът на играта в линии: накрая { $each }.
ending-plot-fire = Къде беше огънят след всеки ход, между маговете на рушащия се мост: { $each }.
ending-picture = Сподели картинка
ending-picture-saved = Картинката е запазена във файл.
ending-picture-failed = Браузърът не може да направи картинката.

## What was counted over all games.

statistics-empty = Още няма какво да се брои
statistics-empty-text = Завърши игра срещу ботове и тук ще виждаш как се справяш: победи и серии, колко точни са предсказанията ти, любимите ти заклинания. Всичко остава на това устройство.
# The labels of numbers.
statistics-games = Игри
statistics-won = Победи
statistics-of = { $part } от { $all }
statistics-run = Най-дълга серия
statistics-run-now = Серия в момента
statistics-place = Средно място
statistics-mean = Среден резултат
statistics-most = Най-добър резултат
statistics-duels = Спечелени дуели
statistics-first = Първа игра
statistics-last = Последна игра
# Above a list of opponents, with how many games were won against each.
statistics-against = Победи срещу
# Opponents of several levels.
statistics-mixed = различни нива
# $part is such as "40 of 60".
statistics-exact = Точни предсказания според броя карти: { $part }
statistics-spells = Любими заклинания
statistics-together = Игри с няколко души на това устройство или само с ботове: { $games }. Те са в дневника, но не се броят на никого.
statistics-json = Запази като JSON
statistics-csv = Запази като таблица (CSV)
statistics-delete = Изтрий статистиката ми
statistics-delete-sure = Да се изтрие ли статистиката ти завинаги?
statistics-delete-text = Всичко, преброено от { $date } насам, изчезва (игри: { $games }). Игрите на първия екран остават там.

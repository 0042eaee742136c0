## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] едно решение с друга възможност.
   *[other] { $decisions } решения с друга възможност.
}
review-fine = Не се намери нищо ясно по-добро.
review-costs = { $mistakes ->
    [one] Едно от тях е можело да бъде ясно по-добро. Загуба: { $cost }.
   *[other] { $mistakes } от тях е можело да бъдат ясно по-добри. Загуба общо: { $cost }.
}
review-mistakes = { $mistakes ->
    [one] Едно от тях е можело да бъде ясно по-добро.
   *[other] { $mistakes } от тях е можело да бъдат ясно по-добри.
}
review-unjudged = { $count ->
    [one] За едно от тях не може да се съди.
   *[other] За { $count } от тях не може да се съди.
}
review-mistake = Стъпка { $step }: { $chosen }. По-добре: { $better }. Загуба: { $cost }.
review-points = { $cost } ± { $error } точки
review-chance = { $cost } ± { $error } процентни пункта от шанса за победа

## The review on the page.

review-how = Архимагът преглежда всяко решение, което е имало алтернатива, според това, което е можело да се знае тогава, във въображаеми игри. Казва само онова, което е ясно по-добро; ± е стандартната грешка.
review-progress = { $done } от { $all } решения
review-stop = Спри
review-go-on = Продължи
review-step = Стъпка { $step }
review-chosen = Избрано: { $chosen }
review-better = По-добре: { $better }
review-cost = Загуба: { $cost }
review-all = Покажи всички { $count }
review-try = Опитай оттук

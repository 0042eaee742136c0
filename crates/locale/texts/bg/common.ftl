## What every game says.

you = Ти
# A player without a name.
player = Играч { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Моргана
    [2] Мерлин
    [3] Цирцея
    [4] Просперо
   *[other] Медея
}

place = { $place ->
    [1] 1-во
    [2] 2-ро
    [3] 3-то
    [4] 4-то
   *[other] { $place }-о
}
points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
# What a bot expects; $points may be 12.3.
points-expected = очаквани точки { $points }

result-win = Играта свърши. { $who ->
    [you] Победа за теб: { $points }.
   *[other] Печели { $name }: { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = Играта свърши. Споделена победа, по { $points }: { $names }.

# In a record: it is the turn of the one who looks at it.
waits-you = Ти мислиш.
# Whom one waits for.
waits = { $count ->
    [one] { $names } мисли.
   *[other] { $names } мислят.
}
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $count ->
    [one] { $names } избира тайно.
   *[other] { $names } избират тайно.
}

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (вариант): { $about }

## The computer players.

level = { $level ->
    [apprentice] чирак
    [adept] адепт
   *[archmage] архимаг
}
about-level = { $level ->
    [apprentice] играе като начинаещ
    [adept] играе добре, но съди само по видимото от пръв поглед
   *[archmage] представя си как може да продължи играта
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } и { $last }
list-more = { $list }, { $next }
list-last = { $list } и { $last }

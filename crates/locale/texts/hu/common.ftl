## What every game says.

you = Te
# A player without a name.
player = { $number }. játékos
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlin
    [3] Kirké
    [4] Prospero
   *[other] Médeia
}

place = { $place }.
points = { $points } pont
# What a bot expects; $points may be 12.3.
points-expected = várhatóan { $points } pont

result-win = Vége a játéknak. { $who ->
    [you] Te nyertél { $points }tal.
   *[other] { $name } nyert { $points }tal.
}
# Several players share the first place; "You" may be among them.
result-shared = Vége a játéknak. Holtverseny az első helyen { $points }tal: { $names }.

# In a record: it is the turn of the one who looks at it.
waits-you = Te gondolkodsz.
# Whom one waits for.
waits = { $count ->
    [one] { $names } gondolkodik.
   *[other] { $names } gondolkodik.
}
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $count ->
    [one] { $names } titokban választ.
   *[other] { $names } titokban választ.
}

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (változat): { $about }

## The computer players.

level = { $level ->
    [apprentice] tanonc
    [adept] beavatott
   *[archmage] főmágus
}
about-level = { $level ->
    [apprentice] úgy játszik, mint egy kezdő
    [adept] jól játszik aszerint, ami első pillantásra látszik
   *[archmage] elképzeli, hogyan folytatódhat a játék
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } és { $last }
list-more = { $list }, { $next }
list-last = { $list } és { $last }

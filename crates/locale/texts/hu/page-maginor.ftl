## The board of Maginor on the page.

# On the first screen.
maginor-door = Nyerd el tizenegy Mindentudó szavazatait, mielőtt Maginor begyűjti őket.
maginor-board-ring = A Mindentudók lapkaköre, a Székháztól az óramutató járása szerint
maginor-board-players = A többi játékos
maginor-board-own = Kártyáid, varázslataid és lehetőségeid
maginor-board-cards = Kártyáid
maginor-board-spells = Varázslataid
maginor-board-answers = Lehetőségeid

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Varázslók itt: { $names }.
maginor-board-maginor-on = Itt áll Maginor.
maginor-board-maginor-before = Maginor a lapka előtt áll.
maginor-board-die = A kocka ezt mutatja: { $symbol }.
maginor-board-die-maginor = A kocka Maginort mutatja.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: még nincs választás
    [made] { $name }: megvan a titkos választás
   *[known] { $name }: megvan a választás
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters } jelző
maginor-board-has-turn = Most ez a játékos következik.
maginor-board-stands = A varázsló helye: { maginor-tile-title }.
maginor-board-stands-middle = A varázsló a lapkakör közepén áll.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Szimbólumkártyák: nincs. Boszorkányságkártyák: { $sorcery }.
   *[other] Szimbólumkártyák: { $symbols }. Boszorkányságkártyák: { $sorcery }.
}
maginor-board-has-spells = Varázslatok: { $spells }.

## Choices of a turn

maginor-board-roll = Dobás: { maginor-tile-title }
maginor-board-roll-middle = Dobás
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Lépés ide…
    [sorcery] Boszorkányság itt…
    [telekinesis] Telekinézis itt…
   *[teleportation] Teleportálás ide…
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Lépés ide
    [sorcery] Boszorkányságkártya kijátszása itt
    [telekinesis] Telekinézis itt
   *[teleportation] Teleportálás ide
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes } szavazat, jelzőid: { $own }
maginor-board-cancel = Inkább mást
maginor-board-card-played = Már kijátszottad: { $card }
maginor-board-sorcery = { $cards ->
    [0] Nincs több boszorkányságkártyád
    [one] Boszorkányságkártya egy lapkáért: még egy van
   *[other] Boszorkányságkártya egy lapkáért: még { $cards } van
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = bárhol × { $cards }

## Questions in between

maginor-board-aside = Félreteszem, és megnézem a lapkakört
maginor-board-slot = { $slot }. mező: { $symbol }
maginor-board-slot-of = { $slot }. mező: { $symbol }, { $name }
maginor-board-stop = Elég egy jelző
maginor-board-duel-about = A párbaj tárgya: { maginor-tile } { $slot }. mezője ({ $symbol }).
maginor-board-duel-tie = { $role ->
    [defender] Föld föld ellen: te nyersz. Tűz tűz ellen vagy víz víz ellen: a mező felszabadul.
   *[challenger] Föld föld ellen: te veszítesz. Tűz tűz ellen vagy víz víz ellen: a mező felszabadul.
}
maginor-board-beats = { $element ->
    [earth] legyőzi a vizet
    [water] legyőzi a tüzet
   *[fire] legyőzi a földet
}
maginor-board-reverse = Megfordítás, és nyerek
maginor-board-let-stand = Maradjon az eredmény
maginor-board-other = { $second ->
    [yes] { $name } a második, ő kapja a másikat.
   *[no] Nincs második: a másik kikerül a játékból.
}

## A tile looked at closely

maginor-board-gone = Ezt a lapkát már kiértékelték, és kikerült a lapkakörből.
maginor-board-standing = { $place ->
    [first] { $name }: { $counters } jelző, ezzel az első
    [second] { $name }: { $counters } jelző, ezzel a második
   *[other] { $name }: { $counters } jelző
}
maginor-board-nobody = Senkinek sincs itt jelzője.
maginor-board-free = { $symbol }: { $free } szabad { ARTICLE($all) } { $all } közül
maginor-board-no-spell = Itt nincs varázslat.

## The score

maginor-board-score = A játékosok szavazatai
maginor-board-player = Játékos
maginor-board-won = Lapkák és szertartások
maginor-board-sum = Szavazat
maginor-board-none = még semmi
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Nem maradt lapka
    [one] Még játékban: egy lapka, { $votes } szavazat
   *[other] Még játékban: { $tiles } lapka, { $votes } szavazat
}

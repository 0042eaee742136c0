## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    Der er kort fra 1 til 13 i fire farver (blå, rød, grøn, gul), fire { -wizard(form: "many") } og fire { -jester(form: "many") }. Spillet har { $rounds } runder.
    En runde: kortene deles ud, og ét vendes op: dets farve er trumf. Er det en { -wizard }, vælger giveren trumf; er det en { -jester }, er der ingen.
    Så spår alle, hvor mange stik de tager, og spilleren til venstre for giveren begynder.
    Så spilles der om stik: ét kort hver, med uret. Det første kort bestemmer farven; den, der har et kort i den farve, skal spille et. Kun { wizard-always } må altid spilles. Efter en { -wizard } som første kort skal ingen bekende; efter en { -jester } bestemmer det næste kort.
    Stikket går til den første { -wizard }; uden den til den højeste trumf; uden trumf til det højeste kort i den farve, der blev spillet ud. Er alle kortene { -jester(form: "many") }, vinder den første. Den, der tager et stik, spiller ud til det næste.
    En præcis spådom giver 20 point og 10 for hvert stik. Hvert stik for meget eller for lidt koster 10 point. Flest point efter sidste runde vinder.
shazamm-rules =
    To troldmænd, rød (R) og grøn (G), står over for hinanden på en bro af 19 felter; imellem dem er en mur af ild, tre skridt fra hver.
    En tur: begge satser i hemmelighed 1 eller mere af deres mana og lægger kort fra hånden til, som de vil. Alt afsløres på én gang. Den stærkeste side skubber ilden ét felt mod den anden; er styrken lige, bliver den. Begge betaler deres indsats.
    Formularer virker i rækkefølge efter deres numre. Lægger begge den samme, ophæver de hinanden. En formular, der er lagt, er brugt op i hele partiet; kun Finten (0) kommer tilbage.
    En runde slutter, når ilden når en troldmand, eller når en af dem ikke har mere mana; så skubber den anden ilden ét felt for hver mana, der er tilbage, højst til troldmanden.
    Efter en runde stiller troldmændene sig tre skridt fra ilden, hvor den end er, og det yderste felt i hver ende brækker af. En troldmand, der ikke står på et felt, falder, og den anden vinder. Falder begge, er det uafgjort.
    Ellers begynder en ny runde med 50 mana til hver, og begge trækker tre formularer mere.
shazamm-rules-cards = Kortene:
maginor-rules =
    Elleve orakler ligger i en cirkel, de fleste med en formular ved siden af. Hvert har lige så mange pladser, som det er stemmer værd, og hver plads viser et symbol: ild, vand, jord, luft eller skæbne.
    I din tur må du spille kort og formularer, og så skal du rykke din troldmand til et andet orakel eller slå for det orakel, den står på.
    Terningen viser et symbol: læg en markør på en ledig plads med det symbol. Er ingen ledig, så kæmp en duel om en, som en modspiller har. Viser oraklet ikke symbolet, sker der ingenting; men skæbne, hvor den ikke vises, gælder som et hvilket som helst symbol på oraklet. Den sjette side er Maginor: vælg symbolet, og så rykker han et skridt.
    Kort: hvert af dine fem symbolkort er et slag med det symbol; hvert af dine fem trolddomskort er et slag for et hvilket som helst orakel. Alle kort ligger åbne. Du har 15 markører.
    Duel: begge vælger jord, vand eller ild i hemmelighed. Jord slår vand, vand slår ild, ild slår jord. Vinderens markør har pladsen. Begge jord: forsvareren vinder. Begge ild eller begge vand: pladsen er ledig.
    Maginor går rundt i cirklen, fra mellemrummet før et orakel ind på det og videre til mellemrummet før det næste. Et orakel optælles, når han forlader det, eller straks, når alle pladser er fyldt, og så er turen slut. Troldmændenes Råd optælles til sidst, når Maginor kommer tilbage til det; så er spillet slut.
    Optælling: den med flest markører der tager oraklet eller formularen, nummer to tager det andet. Står det lige, afgør den markør, der kommer først med uret fra toppen. Markørerne kommer tilbage, og troldmænd, der stod der, går til midten af cirklen, hvorfra de skal rykke.
    Flest stemmer vinder: orakler og indvielser. Står det lige, afgør det mest værdifulde enkelte orakel.
maginor-rules-spells = Formularerne, hver én gang:

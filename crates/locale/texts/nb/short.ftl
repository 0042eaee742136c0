## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    Det er kort fra 1 til 13 i fire farger (blå, rød, grønn, gul), fire { -wizard(form: "many") } og fire { -jester(form: "many") }. Spillet har { $rounds } runder.
    En runde: kortene deles ut, og ett snus: fargen på det er trumf. Er det en { -wizard }, velger giveren trumf; er det en { -jester }, er det ingen.
    Så spår alle hvor mange stikk de tar, og spilleren til venstre for giveren begynner.
    Så spilles det om stikk: ett kort hver, med klokka. Det første kortet bestemmer fargen; den som har et kort i den fargen, må spille et. Bare { wizard-always } kan alltid spilles. Etter en { -wizard } som første kort må ingen bekjenne; etter en { -jester } bestemmer det neste kortet.
    Stikket går til den første { -wizard(form: "the") }; uten den til den høyeste trumfen; uten trumf til det høyeste kortet i fargen som ble spilt ut. Er alle kortene { -jester(form: "many") }, vinner den første. Den som tar et stikk, spiller ut til det neste.
    En nøyaktig spådom gir 20 poeng og 10 for hvert stikk. Hvert stikk for mye eller for lite koster 10 poeng. Flest poeng etter siste runde vinner.
shazamm-rules =
    To magikere, rød (R) og grønn (G), står overfor hverandre på en bro av 19 felt; mellom dem er det en vegg av ild, tre skritt fra hver.
    En tur: begge satser i hemmelighet 1 eller mer av manaen sin og legger til kort fra hånden som de vil. Alt avsløres samtidig. Den sterkeste siden dytter ilden ett felt mot den andre; er styrken lik, blir den. Begge betaler innsatsen sin.
    Trylleformler virker i rekkefølge etter numrene. Legger begge den samme, opphever de hverandre. En trylleformel som er lagt, er brukt opp for hele partiet; bare Finten (0) kommer tilbake.
    En runde slutter når ilden når en magiker, eller når en av dem ikke har mer mana; da dytter den andre ilden ett felt for hver mana som er igjen, høyst til magikeren.
    Etter en runde stiller magikerne seg tre skritt fra ilden, hvor den enn er, og det ytterste feltet i hver ende brekker av. En magiker som ikke står på et felt, faller, og den andre vinner. Faller begge, er det uavgjort.
    Ellers begynner en ny runde med 50 mana til hver, og begge trekker tre trylleformler til.
shazamm-rules-cards = Kortene:
maginor-rules =
    Elleve orakler ligger i en sirkel, de fleste med en trylleformel ved siden av. Hvert har like mange plasser som det er verdt stemmer, og hver plass viser et symbol: ild, vann, jord, luft eller skjebne.
    I din tur kan du spille kort og trylleformler, og så må du flytte magikeren din til et annet orakel eller trille for orakelet den er på.
    Terningen viser et symbol: legg en brikke på en ledig plass med det symbolet. Er ingen ledig, kjemper du en duell om en som en motspiller har. Viser ikke orakelet symbolet, skjer det ingenting; men skjebne, der den ikke vises, gjelder som hvilket symbol som helst på orakelet. Den sjette siden er Maginor: velg symbolet, og så går han ett steg videre.
    Kort: hvert av de fem symbolkortene dine er et kast med det symbolet; hver av de fem besvergelsene dine er et kast for hvilket orakel som helst. Alle kort ligger åpne. Du har 15 brikker.
    Duell: begge velger jord, vann eller ild i hemmelighet. Jord slår vann, vann slår ild, ild slår jord. Brikken til vinneren har plassen. Begge jord: forsvareren vinner. Begge ild eller begge vann: plassen er ledig.
    Maginor går rundt sirkelen, fra feltet foran et orakel opp på det og videre til feltet foran det neste. Et orakel skåres når han forlater det, eller straks når alle plassene er fulle, og da er turen over. Rådshallen skåres sist, når Maginor kommer tilbake til den; da er spillet slutt.
    Skåring: den som har flest brikker der, tar orakelet eller trylleformelen, og nummer to tar det andre. Står det likt, avgjør brikken som kommer først med klokka fra toppen. Brikkene går tilbake, og magikere som sto der, går til midten av sirkelen, og derfra må de flytte.
    Flest stemmer vinner: orakler og ritualer. Står det likt, avgjør det mest verdifulle enkelte orakelet.
maginor-rules-spells = Trylleformlene, hver én gang:

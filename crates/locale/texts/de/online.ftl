## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-well-played = Gut gespielt!
phrase-what-luck = So ein Glück!
phrase-bad-luck = So ein Pech.
phrase-oh-no = Oh nein!
phrase-thank-you = Danke.
phrase-sorry = Entschuldigung.
phrase-good-game = Ein schönes Spiel!
phrase-goodbye = Auf Wiedersehen.

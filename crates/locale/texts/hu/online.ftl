## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-one-moment = Egy pillanat türelmet.
phrase-your-turn = Te jössz.
phrase-well-played = Szép játék volt!
phrase-what-luck = Micsoda szerencse!
phrase-bad-luck = Micsoda balszerencse.
phrase-oh-no = Jaj, ne!
phrase-thank-you = Köszönöm.
phrase-sorry = Bocsánat.
phrase-good-game = Jó kis játszma volt!
phrase-goodbye = Viszlát.

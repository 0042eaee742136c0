## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-well-played = Ben giocato!
phrase-what-luck = Che fortuna!
phrase-bad-luck = Che sfortuna.
phrase-oh-no = Oh no!
phrase-thank-you = Grazie.
phrase-sorry = Scusa.
phrase-good-game = Una bella partita!
phrase-goodbye = Arrivederci.

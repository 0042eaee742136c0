## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous de jouer.
phrase-well-played = Bien joué !
phrase-what-luck = Quelle chance !
phrase-bad-luck = Pas de chance.
phrase-oh-no = Oh non !
phrase-thank-you = Merci.
phrase-sorry = Désolé.
phrase-good-game = Une belle partie !
phrase-goodbye = Au revoir.

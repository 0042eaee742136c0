## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-one-moment = Et øjeblik.
phrase-your-turn = Det er din tur.
phrase-well-played = Godt spillet!
phrase-what-luck = Sikke et held!
phrase-bad-luck = Det var uheldigt.
phrase-oh-no = Åh nej!
phrase-thank-you = Tak.
phrase-sorry = Undskyld.
phrase-good-game = Et godt spil!
phrase-goodbye = Farvel.

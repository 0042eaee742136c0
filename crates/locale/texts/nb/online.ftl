## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-one-moment = Et øyeblikk.
phrase-your-turn = Det er din tur.
phrase-well-played = Godt spilt!
phrase-what-luck = For en flaks!
phrase-bad-luck = Det var uflaks.
phrase-oh-no = Å nei!
phrase-thank-you = Takk.
phrase-sorry = Unnskyld.
phrase-good-game = Et godt spill!
phrase-goodbye = Ha det.

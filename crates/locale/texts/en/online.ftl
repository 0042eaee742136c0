## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-well-played = Well played!
phrase-what-luck = What luck!
phrase-bad-luck = Bad luck.
phrase-oh-no = Oh no!
phrase-thank-you = Thank you.
phrase-sorry = Sorry.
phrase-good-game = A good game!
phrase-goodbye = Goodbye.

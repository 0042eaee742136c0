## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-one-moment = Ett ögonblick.
phrase-your-turn = Det är din tur.
phrase-well-played = Bra spelat!
phrase-what-luck = Vilken tur!
phrase-bad-luck = Vilken otur.
phrase-oh-no = Åh nej!
phrase-thank-you = Tack.
phrase-sorry = Förlåt.
phrase-good-game = Ett bra spel!
phrase-goodbye = Hej då.

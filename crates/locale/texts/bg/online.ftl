## What people at a table elsewhere can say to each other: each reads it in the own language.

phrase-hello = Здравейте!
phrase-good-luck = Успех!
phrase-one-moment = Един момент, моля.
phrase-your-turn = Твой ред е.
phrase-well-played = Добре изиграно!
phrase-what-luck = Какъв късмет!
phrase-bad-luck = Лош късмет.
phrase-oh-no = О, не!
phrase-thank-you = Благодаря.
phrase-sorry = Извинявай.
phrase-good-game = Хубава игра!
phrase-goodbye = Довиждане.

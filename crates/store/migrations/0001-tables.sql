-- Ids and hashes are text, moments are milliseconds since 1970; yes is 1 and no is 0. So SQLite and PostgreSQL understand the same.

-- The log is the truth: everything else about a table follows from it.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    -- The place in the log, from 0, without gaps.
    number BIGINT NOT NULL,
    -- Whose request it was, and the number that its client chose.
    account TEXT,
    request BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
-- Whatever is sent twice happens once.
CREATE UNIQUE INDEX entries_once ON entries (table_id, account, request);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    -- What the dice are made of, besides the players' salts. Nobody sees it before the end.
    secret TEXT NOT NULL,
    opened BIGINT NOT NULL,
    -- Whose request opened it, and the number that its client chose; nobody's where they play again.
    host TEXT,
    request BIGINT,
    -- What the lobby shows, as the log says.
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE UNIQUE INDEX tables_once ON tables (host, request);
CREATE INDEX tables_by_phase ON tables (phase, changed);

-- Who sits where, to find the tables of an account.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    account TEXT NOT NULL,
    -- Nothing where somebody got up before the game: the name is still in the log.
    seat BIGINT,
    PRIMARY KEY (table_id, account)
);
CREATE INDEX seats_by_account ON seats (account, table_id);

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    -- Empty once everything that was kept of it is deleted.
    name TEXT NOT NULL,
    made BIGINT NOT NULL
);

-- What lets one in: the secret of a device in its cookie, or a token of a program. Only its hash is kept.
CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    -- device or token
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX keys_by_account ON keys (account);

-- What adds a device to an account, once.
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    expires BIGINT NOT NULL
);

-- Rated games that are over, in the order in which they count; the log of the table says the same.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    nth BIGINT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL
);

CREATE TABLE standings (
    table_id TEXT NOT NULL,
    account TEXT NOT NULL,
    place BIGINT NOT NULL,
    -- The rating before and after it.
    mean_before DOUBLE PRECISION NOT NULL,
    mean_after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, account)
);
CREATE INDEX standings_by_account ON standings (account);

CREATE TABLE ratings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE INDEX ratings_by_game ON ratings (game, mean);

-- When a server was last there: one line.
CREATE TABLE presence (
    one BIGINT PRIMARY KEY,
    alive BIGINT NOT NULL
);

-- The place in the log is the only key: whoever adds an entry knows those before it, and so whether its request is among them. In one
-- tree by that key, so that an entry is written once.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    -- The place in the log, from 0, without gaps.
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO log (table_id, number, body) SELECT table_id, number, body FROM entries ORDER BY table_id, number;
DROP TABLE entries;
ALTER TABLE log RENAME TO entries;

-- Entries in the order in which their tables were opened: those of games that are played now lie beside each other, whatever their
-- tables are called, so that few pages are read and written.
CREATE TABLE entries_in_order (
    -- When the table was opened, as in `tables`.
    opened BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    -- The place in the log, from 0, without gaps.
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (opened, table_id, number)
);
INSERT INTO entries_in_order (opened, table_id, number, body)
    SELECT tables.opened, table_id, number, body FROM entries JOIN tables ON tables.id = table_id
    ORDER BY tables.opened, table_id, number;
DROP TABLE entries;
ALTER TABLE entries_in_order RENAME TO entries;

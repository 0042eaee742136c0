-- What the dice of the game after this one are made of: drawn with the table, so that it is published before anybody adds to them.
-- Tables of before have none.
ALTER TABLE tables ADD COLUMN next_secret TEXT;

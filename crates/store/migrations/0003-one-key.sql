-- The place in the log is the only key: whoever adds an entry knows those before it, and so whether its request is among them.
DROP INDEX entries_once;
ALTER TABLE entries DROP COLUMN account;
ALTER TABLE entries DROP COLUMN request;

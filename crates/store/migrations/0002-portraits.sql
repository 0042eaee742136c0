-- The portrait that somebody has chosen, by its number; 0 is no choice.
ALTER TABLE accounts ADD COLUMN portrait BIGINT NOT NULL DEFAULT 0;

-- Whether people may ask what a bot would do although others play.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- When a server last ran, and how long none did, so that no live clock runs meanwhile. Milliseconds.

CREATE TABLE service (
    one INTEGER PRIMARY KEY CHECK (one = 1), -- there is one row
    alive INTEGER NOT NULL,
    paused INTEGER NOT NULL
) STRICT;

-- Steps are played again by the rules that they were played by.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

-- Steps in the order of their arrival, whichever their table: those that are written together lie on few pages, where
-- steps in the order of their tables would need a page for each. Each knows the one before it at its table.

CREATE TABLE chain (
    number INTEGER PRIMARY KEY,
    previous INTEGER, -- nothing for the first step of a table
    position INTEGER NOT NULL,
    step TEXT NOT NULL, -- one line of a record
    awaited INTEGER NOT NULL, -- seats awaited afterwards, one bit each
    at INTEGER NOT NULL
) STRICT;

-- The last step of each table that has any; numbered, so that the tables of one evening are neighbours.
CREATE TABLE ends (
    number INTEGER PRIMARY KEY,
    table_id BLOB NOT NULL UNIQUE,
    last INTEGER NOT NULL
) STRICT;

INSERT INTO chain (number, previous, position, step, awaited, at)
SELECT row_number() OVER everything, iif(position = 0, NULL, row_number() OVER everything - 1), position, step, awaited, at
FROM steps WINDOW everything AS (ORDER BY table_id, position);

INSERT INTO ends (table_id, last)
SELECT table_id, max(number) FROM (SELECT table_id, row_number() OVER (ORDER BY table_id, position) AS number FROM steps)
GROUP BY table_id;

DROP TABLE steps;
ALTER TABLE chain RENAME TO steps;

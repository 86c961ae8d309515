-- Tables, who sits at them, their steps and their chat. Times are milliseconds since 1970 unless said.

CREATE TABLE tables (
    id BLOB NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    pace TEXT NOT NULL,
    listed INTEGER NOT NULL,
    quiet INTEGER NOT NULL,
    stage INTEGER NOT NULL, -- 0 gathering, 1 playing, 2 over
    host BLOB,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    done BLOB NOT NULL, -- eight bytes each
    rematch BLOB,
    clocks TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_gathering ON tables (touched) WHERE stage = 0 AND listed = 1;
CREATE INDEX tables_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_stage ON tables (stage, touched);

CREATE TABLE seats (
    table_id BLOB NOT NULL,
    seat INTEGER NOT NULL,
    kind INTEGER NOT NULL, -- 0 open, 1 person, 2 bot
    name TEXT,
    key BLOB,
    level TEXT, -- of the bot, or of the stand-in of a person who is away
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
    table_id BLOB NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL, -- zero is where the person sat down
    person BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_person ON devices (person);

CREATE TABLE steps (
    table_id BLOB NOT NULL,
    position INTEGER NOT NULL,
    step TEXT NOT NULL, -- one line of a record
    awaited INTEGER NOT NULL, -- seats awaited afterwards, one bit each
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id BLOB NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL, -- seconds since 1970
    token INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What one guest, and one caller's address, has filled on a day in New Zealand. The row brings its limits along, so a
-- batch that counts over them fails as a whole. `who` is a hash.
CREATE TABLE daily_use (
  day TEXT NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  times INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  times_max INTEGER NOT NULL,
  bytes_max INTEGER NOT NULL,
  PRIMARY KEY (day, who, what),
  CONSTRAINT day_limit CHECK (times <= times_max AND bytes <= bytes_max)
) WITHOUT ROWID;

-- What the seed last wrote: the hash of each row's columns. A row that no longer matches was changed by the shopkeeper,
-- and the seed leaves it alone. The row ('', 'complete') says that a seed has come to its end.
CREATE TABLE seeded_rows (
  table_name TEXT NOT NULL,
  -- The values of the row's key with spaces in between.
  key TEXT NOT NULL,
  -- JSON list of the columns that were written.
  columns TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (table_name, key)
) WITHOUT ROWID;

-- The files that paid orders are printed from, one for each line with a design.
CREATE TABLE print_files (
  line_id INTEGER PRIMARY KEY REFERENCES order_lines (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  state TEXT NOT NULL DEFAULT 'waiting',
  run_at TEXT NOT NULL,
  -- Counted when it is claimed.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Nobody else makes a file before then.
  claimed_until TEXT NOT NULL DEFAULT '',
  -- Why it is not made.
  error TEXT,
  made_at TEXT,
  -- JSON list of {key, bytes}: the objects in R2. Several if it is too long for one.
  files TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX print_files_order ON print_files (order_id);
CREATE INDEX print_files_waiting ON print_files (run_at) WHERE state = 'waiting';
CREATE INDEX print_files_open ON print_files (state, line_id);
CREATE INDEX print_files_made ON print_files (made_at) WHERE state = 'made';

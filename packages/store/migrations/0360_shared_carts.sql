-- Links that put the lines of a cart into another one. Only the hashes of their tokens are stored. The lines have no
-- person, code or address in them: products, options, quantities and designs.
CREATE TABLE shared_carts (
  sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
  lines TEXT NOT NULL CHECK (json_valid(lines)),
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX shared_carts_expiry ON shared_carts (expires_at);

-- Designs of other people that an owner may order, and do nothing else with.
CREATE TABLE orderable_designs (
  owner TEXT NOT NULL,
  design_uid TEXT NOT NULL,
  revision INTEGER NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (owner, design_uid, revision),
  FOREIGN KEY (design_uid, revision) REFERENCES design_revisions (design_uid, revision) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX orderable_designs_design ON orderable_designs (design_uid, revision);
CREATE INDEX orderable_designs_expiry ON orderable_designs (expires_at);

-- The line has such a design: its picture is all that is shown of it.
ALTER TABLE cart_lines ADD COLUMN is_shared INTEGER NOT NULL DEFAULT 0 CHECK (is_shared IN (0, 1));
ALTER TABLE order_lines ADD COLUMN is_shared INTEGER NOT NULL DEFAULT 0 CHECK (is_shared IN (0, 1));

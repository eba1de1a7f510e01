-- Links to a design for a browser without its owner's key. Only the hashes of their tokens are stored.
CREATE TABLE design_links (
  sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
  kind TEXT NOT NULL CHECK (kind IN ('resume', 'share')),
  design_uid TEXT NOT NULL REFERENCES designs (uid) ON DELETE CASCADE,
  -- The revision that a share link shows. A resume link opens the newest one.
  revision INTEGER,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  CHECK ((kind = 'share') = (revision IS NOT NULL)),
  FOREIGN KEY (design_uid, revision) REFERENCES design_revisions (design_uid, revision) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX design_links_design ON design_links (design_uid, revision);
CREATE INDEX design_links_expiry ON design_links (expires_at);

-- The link that a design was copied from. The same link opens the same copy again.
ALTER TABLE designs ADD COLUMN link_sha256 TEXT;
CREATE UNIQUE INDEX designs_of_link ON designs (link_sha256, owner) WHERE link_sha256 IS NOT NULL AND deleted_at IS NULL;

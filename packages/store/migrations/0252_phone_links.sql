-- Links by which a phone adds photos to the uploads of a shopper at another device. Only the hashes of their tokens are
-- stored. A shopper has one at a time.
CREATE TABLE phone_links (
  sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
  owner TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL,
  files INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX phone_links_expiry ON phone_links (expires_at);

-- What came over a link, in this order.
CREATE TABLE phone_link_uploads (
  id INTEGER PRIMARY KEY,
  link_sha256 TEXT NOT NULL REFERENCES phone_links (sha256) ON DELETE CASCADE,
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE CASCADE,
  UNIQUE (link_sha256, upload_uid)
);
CREATE INDEX phone_link_uploads_upload ON phone_link_uploads (upload_uid);

-- The earlier photos of a shopper, newest first.
CREATE INDEX uploads_arrived ON uploads (owner, completed_at) WHERE state = 'complete';

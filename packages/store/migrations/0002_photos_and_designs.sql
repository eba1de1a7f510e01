-- A shopper's photos and what was made of them. Owners are hashes: the key itself is only in the shopper's cookie.
CREATE TABLE uploads (
  uid TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  sha256 TEXT,
  object_key TEXT NOT NULL UNIQUE,
  -- Of the multipart upload in R2; null once it is complete.
  object_upload TEXT,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'complete', 'deleted')),
  -- Known after the bytes were looked at. Width and height as shown, orientation applied.
  type TEXT,
  width INTEGER,
  height INTEGER,
  -- JSON: what the printer needs to place the file untouched (pixels as stored, orientation, components).
  facts TEXT,
  created_at TEXT NOT NULL,
  completed_at TEXT
);
CREATE INDEX uploads_owner ON uploads (owner, created_at);
CREATE INDEX uploads_age ON uploads (created_at);

CREATE TABLE upload_parts (
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK (n >= 0),
  etag TEXT NOT NULL,
  PRIMARY KEY (upload_uid, n)
);

CREATE TABLE designs (
  uid TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  name TEXT NOT NULL DEFAULT '',
  sku TEXT NOT NULL,
  tool TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- Hidden from its owner's list; revisions on an order stay.
  deleted_at TEXT
);
CREATE INDEX designs_owner ON designs (owner, created_at);

CREATE TABLE design_revisions (
  design_uid TEXT NOT NULL REFERENCES designs (uid) ON DELETE CASCADE,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  document TEXT NOT NULL,
  preview_uid TEXT REFERENCES uploads (uid) ON DELETE RESTRICT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (design_uid, revision)
);
CREATE INDEX design_revisions_expiry ON design_revisions (expires_at);

CREATE TRIGGER design_revisions_immutable
BEFORE UPDATE OF design_uid, revision, document, preview_uid ON design_revisions
BEGIN
  SELECT RAISE(ABORT, 'REVISION_IMMUTABLE');
END;

-- The originals a revision places.
CREATE TABLE design_uploads (
  design_uid TEXT NOT NULL,
  revision INTEGER NOT NULL,
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE RESTRICT,
  PRIMARY KEY (design_uid, revision, upload_uid),
  FOREIGN KEY (design_uid, revision) REFERENCES design_revisions (design_uid, revision) ON DELETE CASCADE
);
CREATE INDEX design_uploads_upload ON design_uploads (upload_uid);

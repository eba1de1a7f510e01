-- A design's document is a file in R2; the row keeps what it weighs and its hash. Rows from before keep theirs in
-- `document` until they expire.
CREATE TABLE design_files (
  object_key TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL CHECK (bytes BETWEEN 1 AND 1500000),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  -- 0: written for a revision that did not come about, or is gone.
  in_use INTEGER NOT NULL DEFAULT 0 CHECK (in_use IN (0, 1)),
  created_at TEXT NOT NULL
);
CREATE INDEX design_files_unused ON design_files (created_at) WHERE in_use = 0;

ALTER TABLE design_revisions ADD COLUMN file_key TEXT REFERENCES design_files (object_key) ON DELETE RESTRICT;
CREATE UNIQUE INDEX design_revisions_file ON design_revisions (file_key);

DROP TRIGGER design_revisions_immutable;
CREATE TRIGGER design_revisions_immutable
BEFORE UPDATE OF design_uid, revision, document, file_key, preview_uid ON design_revisions
BEGIN
  SELECT RAISE(ABORT, 'REVISION_IMMUTABLE');
END;
CREATE TRIGGER design_revisions_need_a_file BEFORE INSERT ON design_revisions
WHEN NEW.file_key IS NULL OR NEW.document <> ''
BEGIN
  SELECT RAISE(ABORT, 'DOCUMENT_IS_A_FILE');
END;
CREATE TRIGGER design_revisions_added AFTER INSERT ON design_revisions
BEGIN
  UPDATE design_files SET in_use = 1 WHERE object_key = NEW.file_key;
END;
-- The last revision takes its design along.
CREATE TRIGGER design_revisions_gone AFTER DELETE ON design_revisions
BEGIN
  UPDATE design_files SET in_use = 0 WHERE object_key = OLD.file_key;
  DELETE FROM designs WHERE uid = OLD.design_uid
    AND NOT EXISTS (SELECT 1 FROM design_revisions WHERE design_uid = OLD.design_uid);
END;

-- The pages that a share link shows, each as a picture of its own. They end with their link.
CREATE TABLE design_link_pages (
  link_sha256 TEXT NOT NULL REFERENCES design_links (sha256) ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK (n BETWEEN 0 AND 119),
  label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 80),
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE RESTRICT,
  PRIMARY KEY (link_sha256, n)
) WITHOUT ROWID;
CREATE INDEX design_link_pages_upload ON design_link_pages (upload_uid);

CREATE TRIGGER design_link_pages_there BEFORE INSERT ON design_link_pages
WHEN (SELECT state FROM uploads WHERE uid = NEW.upload_uid) = 'deleted'
BEGIN SELECT RAISE(ABORT, 'UPLOAD_DELETED'); END;

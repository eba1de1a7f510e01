-- Owners whose uploads and designs became a customer's. A request that began before that may still add a row for the guest.
CREATE TABLE owner_moves (
  from_owner TEXT PRIMARY KEY,
  to_owner TEXT NOT NULL,
  moved_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX owner_moves_age ON owner_moves (moved_at);

-- Later rows stay with the guest key: after the login nobody should have it any more.
CREATE TRIGGER uploads_handed_over AFTER INSERT ON uploads
BEGIN
  UPDATE uploads SET owner = (SELECT to_owner FROM owner_moves WHERE from_owner = NEW.owner)
  WHERE uid = NEW.uid AND EXISTS (SELECT 1 FROM owner_moves WHERE from_owner = NEW.owner
    AND NEW.created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', moved_at, '+10 seconds'));
END;
CREATE TRIGGER designs_handed_over AFTER INSERT ON designs
BEGIN
  UPDATE designs SET owner = (SELECT to_owner FROM owner_moves WHERE from_owner = NEW.owner)
  WHERE uid = NEW.uid AND EXISTS (SELECT 1 FROM owner_moves WHERE from_owner = NEW.owner
    AND NEW.created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', moved_at, '+10 seconds'));
END;

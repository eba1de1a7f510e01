-- A customer's wish for another email address: at most one. The link in the mail to the new address makes the change, the
-- link in the mail to the old one takes it back, before and after.
CREATE TABLE email_changes (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  old_email TEXT NOT NULL COLLATE NOCASE,
  new_email TEXT NOT NULL COLLATE NOCASE,
  confirm_hash TEXT NOT NULL UNIQUE CHECK (length(confirm_hash) = 64),
  undo_hash TEXT NOT NULL UNIQUE CHECK (length(undo_hash) = 64),
  -- Until then the new address may confirm.
  confirm_until TEXT NOT NULL,
  confirmed_at TEXT,
  -- Until then the old address may take it back.
  expires_at TEXT NOT NULL
);
CREATE INDEX email_changes_expiry ON email_changes (expires_at);

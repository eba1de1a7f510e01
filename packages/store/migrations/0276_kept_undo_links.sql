-- 1: an earlier change was confirmed, and the link of its old address was kept when this one was asked for.
ALTER TABLE email_changes ADD COLUMN is_changed INTEGER NOT NULL DEFAULT 0 CHECK (is_changed IN (0, 1));

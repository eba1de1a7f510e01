-- Sessions that a customer sees and ends one by one. The database names them: earlier code adds rows without a name.
ALTER TABLE customer_tokens ADD COLUMN uid TEXT;
-- Browser and system, such as "Firefox on Android"; null for a program.
ALTER TABLE customer_tokens ADD COLUMN device TEXT;
-- How the customer logged in.
ALTER TABLE customer_tokens ADD COLUMN way TEXT;
-- Accurate to an hour.
ALTER TABLE customer_tokens ADD COLUMN last_seen_at TEXT;
UPDATE customer_tokens SET uid = lower(hex(randomblob(16))), last_seen_at = created_at;
CREATE UNIQUE INDEX customer_tokens_uid ON customer_tokens (uid);
CREATE TRIGGER customer_tokens_name AFTER INSERT ON customer_tokens WHEN NEW.uid IS NULL
BEGIN
  UPDATE customer_tokens SET uid = lower(hex(randomblob(16))), last_seen_at = coalesce(last_seen_at, created_at)
  WHERE hash = NEW.hash;
END;

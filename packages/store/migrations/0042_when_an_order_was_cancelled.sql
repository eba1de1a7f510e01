ALTER TABLE orders ADD COLUMN cancelled_at TEXT;

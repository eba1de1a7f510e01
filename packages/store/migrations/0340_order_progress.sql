-- When the workshop began to make an order, and when it was complete.
ALTER TABLE orders ADD COLUMN production_at TEXT;
ALTER TABLE orders ADD COLUMN completed_at TEXT;

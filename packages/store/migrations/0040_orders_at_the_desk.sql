-- What the shopkeeper notes on an order: when its payment came, when and with which number it went out.
ALTER TABLE orders ADD COLUMN paid_at TEXT;
ALTER TABLE orders ADD COLUMN shipped_at TEXT;
ALTER TABLE orders ADD COLUMN tracking TEXT;
CREATE INDEX orders_status ON orders (status, id);

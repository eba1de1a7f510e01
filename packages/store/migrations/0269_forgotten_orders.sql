-- Orders of deleted accounts. What tax law does not ask for goes when the order has ended: its person, addresses, photos
-- and designs.
ALTER TABLE orders ADD COLUMN account_deleted_at TEXT;
ALTER TABLE orders ADD COLUMN forgotten_at TEXT;
CREATE INDEX orders_to_forget ON orders (account_deleted_at) WHERE account_deleted_at IS NOT NULL AND forgotten_at IS NULL;
CREATE INDEX orders_forgotten ON orders (forgotten_at) WHERE forgotten_at IS NOT NULL;

DROP TRIGGER order_originals_frozen;
CREATE TRIGGER order_originals_frozen BEFORE DELETE ON order_originals
WHEN (SELECT forgotten_at FROM orders WHERE id = OLD.order_id) IS NULL
BEGIN
  SELECT RAISE(ABORT, 'ORIGINAL_FROZEN');
END;

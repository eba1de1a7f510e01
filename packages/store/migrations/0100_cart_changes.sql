-- Whose cart it is; null for a guest's.
ALTER TABLE carts ADD COLUMN customer_id INTEGER REFERENCES customers (id) ON DELETE SET NULL;
CREATE INDEX carts_customer ON carts (customer_id) WHERE customer_id IS NOT NULL;

-- A change is written for the version that was read, or not at all: a version goes up by one, or the batch fails.
CREATE TRIGGER carts_version BEFORE UPDATE OF version ON carts
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE') WHERE OLD.active = 0;
  SELECT RAISE(ABORT, 'CART_CHANGED') WHERE NEW.version <> OLD.version + 1;
END;

-- Keys of additions that were made (Idempotency-Key): the same key again adds nothing for a day.
CREATE TABLE cart_additions (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (cart_id, key)
) WITHOUT ROWID;
CREATE TRIGGER cart_additions_day BEFORE INSERT ON cart_additions
BEGIN
  DELETE FROM cart_additions WHERE cart_id = NEW.cart_id
    AND created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day');
END;

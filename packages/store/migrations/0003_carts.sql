CREATE TABLE carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What shoppers know it by; whoever has it has the cart.
  masked_id TEXT NOT NULL UNIQUE CHECK (length(masked_id) = 32),
  -- Counts every change, so that an order is placed for what was priced and nothing else.
  version INTEGER NOT NULL DEFAULT 1,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  email TEXT,
  carrier_code TEXT,
  method_code TEXT,
  payment_method TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE cart_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  -- JSON list of option value ids, ascending.
  option_value_ids TEXT NOT NULL,
  design_uid TEXT,
  design_revision INTEGER,
  created_at TEXT NOT NULL,
  FOREIGN KEY (design_uid, design_revision) REFERENCES design_revisions (design_uid, revision)
);
CREATE INDEX cart_lines_cart ON cart_lines (cart_id);
CREATE INDEX cart_lines_design ON cart_lines (design_uid, design_revision);

CREATE TABLE cart_addresses (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  -- JSON list of lines.
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_id INTEGER,
  postcode TEXT NOT NULL,
  country_code TEXT NOT NULL,
  telephone TEXT,
  PRIMARY KEY (cart_id, kind)
);

-- A change that comes in while the cart is being ordered must not be lost in silence.
CREATE TRIGGER cart_lines_insert BEFORE INSERT ON cart_lines
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE') WHERE (SELECT active FROM carts WHERE id = NEW.cart_id) = 0;
  UPDATE carts SET version = version + 1 WHERE id = NEW.cart_id;
END;
CREATE TRIGGER cart_lines_update BEFORE UPDATE ON cart_lines
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE') WHERE (SELECT active FROM carts WHERE id = NEW.cart_id) = 0;
  UPDATE carts SET version = version + 1 WHERE id = NEW.cart_id;
END;
CREATE TRIGGER cart_lines_delete BEFORE DELETE ON cart_lines
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE') WHERE (SELECT active FROM carts WHERE id = OLD.cart_id) = 0;
  UPDATE carts SET version = version + 1 WHERE id = OLD.cart_id;
END;
CREATE TRIGGER cart_addresses_insert BEFORE INSERT ON cart_addresses
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE') WHERE (SELECT active FROM carts WHERE id = NEW.cart_id) = 0;
  UPDATE carts SET version = version + 1 WHERE id = NEW.cart_id;
END;
CREATE TRIGGER carts_update
BEFORE UPDATE OF email, carrier_code, method_code, payment_method ON carts WHEN OLD.active = 0
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE');
END;

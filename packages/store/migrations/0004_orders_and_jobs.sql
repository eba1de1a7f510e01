CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Rises with every order; a batch that fails may leave a gap.
  number TEXT GENERATED ALWAYS AS (printf('%09d', id)) VIRTUAL,
  token TEXT NOT NULL UNIQUE,
  cart_id INTEGER NOT NULL REFERENCES carts (id),
  -- The version that was priced.
  cart_version INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending_payment', 'processing', 'complete', 'cancelled')),
  email TEXT NOT NULL,
  subtotal_cents INTEGER NOT NULL CHECK (subtotal_cents >= 0),
  shipping_cents INTEGER NOT NULL CHECK (shipping_cents >= 0),
  tax_cents INTEGER NOT NULL CHECK (tax_cents >= 0),
  total_cents INTEGER NOT NULL CHECK (total_cents = subtotal_cents + shipping_cents),
  carrier_code TEXT NOT NULL,
  method_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  payment_method TEXT NOT NULL,
  payment_title TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX orders_number ON orders (number);
-- One order for one cart, unless it was cancelled.
CREATE UNIQUE INDEX orders_cart ON orders (cart_id) WHERE status <> 'cancelled';

CREATE TRIGGER orders_cart_version BEFORE INSERT ON orders
WHEN (SELECT version FROM carts WHERE id = NEW.cart_id) IS NOT NEW.cart_version
BEGIN
  SELECT RAISE(ABORT, 'CART_CHANGED');
END;

CREATE TABLE order_addresses (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  company TEXT,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_id INTEGER,
  postcode TEXT NOT NULL,
  country_code TEXT NOT NULL,
  telephone TEXT,
  PRIMARY KEY (order_id, kind)
);

-- What was bought, in the words and at the price of that moment.
CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  url_key TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON list of {label, value}.
  options TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  unit_cents INTEGER NOT NULL CHECK (unit_cents >= 0),
  row_cents INTEGER NOT NULL CHECK (row_cents = unit_cents * quantity),
  design_uid TEXT,
  design_revision INTEGER,
  FOREIGN KEY (design_uid, design_revision)
    REFERENCES design_revisions (design_uid, revision) ON DELETE RESTRICT
);
CREATE INDEX order_lines_order ON order_lines (order_id);
CREATE INDEX order_lines_design ON order_lines (design_uid, design_revision);

-- The files an order is printed from: neither their rows nor their objects may go.
CREATE TABLE order_originals (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE RESTRICT,
  kind TEXT NOT NULL CHECK (kind IN ('original', 'preview')),
  PRIMARY KEY (order_id, upload_uid, kind)
);
CREATE INDEX order_originals_upload ON order_originals (upload_uid);

CREATE TRIGGER order_originals_frozen BEFORE DELETE ON order_originals
BEGIN
  SELECT RAISE(ABORT, 'ORIGINAL_FROZEN');
END;
CREATE TRIGGER uploads_frozen BEFORE UPDATE OF state, object_key ON uploads
WHEN OLD.state = 'complete' AND EXISTS (SELECT 1 FROM order_originals WHERE upload_uid = OLD.uid)
BEGIN
  SELECT RAISE(ABORT, 'ORIGINAL_FROZEN');
END;

-- What comes after: written in the batch of what causes it, done at once or by the next tick.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('order_mail', 'expire_order')),
  order_id INTEGER REFERENCES orders (id),
  run_at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  UNIQUE (kind, order_id)
);
CREATE INDEX jobs_due ON jobs (state, run_at);

-- Mail that is written and waits for a sender.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'unknown')),
  created_at TEXT NOT NULL
);

-- A cancelled order gives back what it took, once: no status leads out of cancelled.
CREATE TRIGGER orders_cancelled AFTER UPDATE OF status ON orders
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
BEGIN
  UPDATE stock SET qty = qty + (SELECT sum(quantity) FROM order_lines
      WHERE order_id = NEW.id AND product_id = stock.product_id)
    WHERE product_id IN (SELECT product_id FROM order_lines WHERE order_id = NEW.id);
END;
CREATE TRIGGER orders_stay_cancelled BEFORE UPDATE OF status ON orders
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'ORDER_CANCELLED');
END;

-- Codes that lower what a cart comes to.
CREATE TABLE coupons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (length(code) BETWEEN 3 AND 40),
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount', 'piece')),
  -- Off everything that takes offers.
  percent INTEGER CHECK (percent BETWEEN 1 AND 100),
  cents INTEGER CHECK (cents BETWEEN 1 AND 1000000),
  -- One piece of this size of this product is free.
  sku TEXT,
  option_value_id INTEGER,
  -- What it gives, in the shopper's words: "10 % off".
  label TEXT NOT NULL,
  from_at TEXT NOT NULL,
  to_at TEXT NOT NULL,
  first_order_only INTEGER NOT NULL DEFAULT 0 CHECK (first_order_only IN (0, 1)),
  -- Counts only for orders from this address, as `email_key` below has it.
  email_key TEXT,
  -- NULL: any number.
  max_uses INTEGER CHECK (max_uses >= 0),
  used INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  CHECK ((kind = 'percent') = (percent IS NOT NULL) AND (kind = 'amount') = (cents IS NOT NULL)
    AND (kind = 'piece') = (sku IS NOT NULL AND option_value_id IS NOT NULL)),
  CONSTRAINT coupon_uses CHECK (used >= 0 AND used <= max_uses)
);

-- One person may have many addresses with a tag behind a plus: `emailKey` in identity.ts says the same.
ALTER TABLE orders ADD COLUMN email_key TEXT GENERATED ALWAYS AS (lower(iif(
  instr(email, '+') BETWEEN 1 AND instr(email, '@'),
  substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email))) VIRTUAL;
ALTER TABLE carts ADD COLUMN email_key TEXT GENERATED ALWAYS AS (lower(iif(
  instr(email, '+') BETWEEN 1 AND instr(email, '@'),
  substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email))) VIRTUAL;
CREATE INDEX orders_email ON orders (email_key);

ALTER TABLE carts ADD COLUMN coupon_id INTEGER REFERENCES coupons (id);
CREATE TRIGGER carts_coupon BEFORE UPDATE OF coupon_id ON carts WHEN OLD.active = 0
BEGIN
  SELECT RAISE(ABORT, 'CART_NOT_ACTIVE');
END;

-- `subtotal_cents` of an order is what its lines come to with the discount taken off.
ALTER TABLE orders ADD COLUMN coupon_id INTEGER REFERENCES coupons (id);
ALTER TABLE orders ADD COLUMN coupon_code TEXT;
ALTER TABLE orders ADD COLUMN discount_cents INTEGER NOT NULL DEFAULT 0 CHECK (discount_cents >= 0);
CREATE INDEX orders_coupon ON orders (coupon_id) WHERE coupon_id IS NOT NULL;
-- A line's share of it.
ALTER TABLE order_lines ADD COLUMN discount_cents INTEGER NOT NULL DEFAULT 0
  CHECK (discount_cents BETWEEN 0 AND row_cents);

-- The last word on a code, in the batch of the order: its time, its address, the first order, and by its own
-- constraint how often it counts.
CREATE TRIGGER orders_take_coupon AFTER INSERT ON orders WHEN NEW.coupon_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'COUPON_REFUSED') FROM coupons c WHERE c.id = NEW.coupon_id AND (
    NEW.created_at < c.from_at OR NEW.created_at >= c.to_at
    OR c.email_key <> (SELECT email_key FROM orders WHERE id = NEW.id)
    OR (c.first_order_only = 1 AND EXISTS (SELECT 1 FROM orders mine JOIN orders o ON o.email_key = mine.email_key
      WHERE mine.id = NEW.id AND o.id <> NEW.id AND o.status <> 'cancelled')));
  UPDATE coupons SET used = used + 1 WHERE id = NEW.coupon_id;
END;
-- A cancelled order gives it back, once: no status leads out of cancelled.
CREATE TRIGGER orders_return_coupon AFTER UPDATE OF status ON orders
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' AND NEW.coupon_id IS NOT NULL
BEGIN
  UPDATE coupons SET used = used - 1 WHERE id = NEW.coupon_id;
END;

-- Orders anew: each kind of payment has a column, the total adds up, and there are statuses for all that happens to an
-- order. Columns keep their names and meaning, so the code from before still reads and writes this table.
PRAGMA defer_foreign_keys = on;

CREATE TABLE orders_before AS SELECT * FROM orders;
DROP TABLE orders;

CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Rises with every order; a batch that fails may leave a gap.
  number TEXT GENERATED ALWAYS AS (printf('%09d', id)) VIRTUAL,
  token TEXT NOT NULL UNIQUE,
  cart_id INTEGER NOT NULL REFERENCES carts (id),
  -- The version that was priced.
  cart_version INTEGER NOT NULL,
  -- Null for a guest's.
  customer_id INTEGER REFERENCES customers (id) ON DELETE SET NULL,
  -- Hash of the guest's key or of the customer that placed it; null where neither is known.
  placed_by TEXT,
  -- Hash of the address that placed it; null where no edge of ours has asked.
  caller TEXT,
  status TEXT NOT NULL CHECK (status IN
    ('pending_payment', 'processing', 'in_production', 'shipped', 'complete', 'cancelled', 'refunded')),
  email TEXT NOT NULL,
  -- One person may have many addresses with a tag behind a plus: `emailKey` in identity.ts says the same.
  email_key TEXT GENERATED ALWAYS AS (lower(iif(
    instr(email, '+') BETWEEN 1 AND instr(email, '@'),
    substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email))) VIRTUAL,
  -- What its lines come to, and what a code takes off that; the subtotal is the difference.
  goods_cents INTEGER GENERATED ALWAYS AS (subtotal_cents + discount_cents) VIRTUAL,
  discount_cents INTEGER NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  subtotal_cents INTEGER NOT NULL CHECK (subtotal_cents >= 0),
  shipping_cents INTEGER NOT NULL CHECK (shipping_cents >= 0),
  -- GST inside the total.
  tax_cents INTEGER NOT NULL CHECK (tax_cents >= 0),
  -- What was paid with something else than money.
  store_credit_cents INTEGER NOT NULL DEFAULT 0 CHECK (store_credit_cents >= 0),
  reward_points_cents INTEGER NOT NULL DEFAULT 0 CHECK (reward_points_cents >= 0),
  gift_card_cents INTEGER NOT NULL DEFAULT 0 CHECK (gift_card_cents >= 0),
  -- What is left to pay.
  total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
  coupon_id INTEGER REFERENCES coupons (id),
  coupon_code TEXT,
  carrier_code TEXT NOT NULL,
  method_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  -- Any code: which methods there are is for the shop to say, not for its past orders.
  payment_method TEXT NOT NULL,
  payment_title TEXT NOT NULL,
  created_at TEXT NOT NULL,
  paid_at TEXT,
  shipped_at TEXT,
  tracking TEXT,
  cancelled_at TEXT,
  -- Guesses at its postcode by someone who knows number and mail; counted from the first on, for a while.
  lookup_tries INTEGER NOT NULL DEFAULT 0,
  lookup_since TEXT NOT NULL DEFAULT '',
  CONSTRAINT order_adds_up CHECK (total_cents
    = goods_cents - discount_cents + shipping_cents - store_credit_cents - reward_points_cents - gift_card_cents)
);

INSERT INTO orders (id, token, cart_id, cart_version, caller, status, email, discount_cents, subtotal_cents,
    shipping_cents, tax_cents, total_cents, coupon_id, coupon_code, carrier_code, method_code, carrier_title, method_title,
    payment_method, payment_title, created_at, paid_at, shipped_at, tracking, cancelled_at, lookup_tries, lookup_since)
  SELECT id, token, cart_id, cart_version, caller, status, email, discount_cents, subtotal_cents,
    shipping_cents, tax_cents, total_cents, coupon_id, coupon_code, carrier_code, method_code, carrier_title, method_title,
    payment_method, payment_title, created_at, paid_at, shipped_at, tracking, cancelled_at, lookup_tries, lookup_since
  FROM orders_before;
DROP TABLE orders_before;

CREATE UNIQUE INDEX orders_number ON orders (number);
-- One order for one cart, unless it was cancelled.
CREATE UNIQUE INDEX orders_cart ON orders (cart_id) WHERE status <> 'cancelled';
CREATE INDEX orders_status ON orders (status, id);
CREATE INDEX orders_caller ON orders (caller, status);
CREATE INDEX orders_email ON orders (email_key);
CREATE INDEX orders_coupon ON orders (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX orders_customer ON orders (customer_id) WHERE customer_id IS NOT NULL;

CREATE TRIGGER orders_cart_version BEFORE INSERT ON orders
WHEN (SELECT version FROM carts WHERE id = NEW.cart_id) IS NOT NEW.cart_version
BEGIN
  SELECT RAISE(ABORT, 'CART_CHANGED');
END;

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

-- An order that a code pays for wholly waits for no payment, but until it is printed it holds its pieces as an unpaid
-- one does: both count for what one address may hold. (`order_lines_unpaid_limit` counts the pieces.)
CREATE TRIGGER orders_unpaid_limit BEFORE INSERT ON orders
WHEN (NEW.status = 'pending_payment' OR NEW.status = 'processing' AND NEW.total_cents = 0)
  AND (SELECT count(*) FROM orders WHERE caller = NEW.caller AND status IN ('pending_payment', 'processing')
    AND (status = 'pending_payment' OR total_cents = 0)) >= 30
BEGIN
  SELECT RAISE(ABORT, 'UNPAID_ORDERS');
END;

-- A gift certificate comes into being with the payment, in the same statement, and an order is paid once.
CREATE TRIGGER orders_paid_gifts AFTER UPDATE OF status ON orders
WHEN OLD.status = 'pending_payment' AND NEW.status IN ('processing', 'in_production', 'shipped', 'complete')
BEGIN
  INSERT INTO gift_certificates (order_line_id, order_id, code, amount_cents, balance_cents, deliver_on)
    SELECT id, order_id, hex(randomblob(10)), unit_cents, unit_cents, gift ->> '$.deliverOn'
    FROM order_lines WHERE order_id = NEW.id AND gift IS NOT NULL;
END;
-- What was paid back buys nothing any more.
CREATE TRIGGER orders_cancelled_gifts AFTER UPDATE OF status ON orders
WHEN NEW.status IN ('cancelled', 'refunded') AND OLD.status <> NEW.status
BEGIN
  UPDATE gift_certificates SET state = 'void', balance_cents = 0 WHERE order_id = NEW.id;
END;

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

-- Payments of orders: every attempt is a row, and an order is paid by one of them.
ALTER TABLE orders ADD COLUMN pay_by TEXT;
-- When it was cancelled because no payment came. Only such an order is opened again by a late payment.
ALTER TABLE orders ADD COLUMN expired_at TEXT;
ALTER TABLE orders ADD COLUMN refunded_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN refunded_at TEXT;

CREATE TABLE payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  provider TEXT NOT NULL,
  -- The provider's id; null until it has one.
  reference TEXT,
  -- The payment page; null without one.
  url TEXT,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  -- open, paid, declined, cancelled, failed; returned: it came too late and goes back.
  state TEXT NOT NULL DEFAULT 'open',
  created_at TEXT NOT NULL,
  ended_at TEXT
);
CREATE UNIQUE INDEX payments_reference ON payments (provider, reference) WHERE reference IS NOT NULL;
CREATE UNIQUE INDEX payments_open ON payments (order_id) WHERE state = 'open';
CREATE UNIQUE INDEX payments_paid ON payments (order_id) WHERE state = 'paid';
CREATE INDEX payments_order ON payments (order_id);

CREATE TABLE refunds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  state TEXT NOT NULL DEFAULT 'waiting',
  reference TEXT,
  created_at TEXT NOT NULL,
  ended_at TEXT
);
CREATE INDEX refunds_payment ON refunds (payment_id);

-- Orders from before that were paid: by bank transfer, the only way there was.
INSERT INTO payments (uid, order_id, provider, amount_cents, currency, state, created_at, ended_at)
  SELECT lower(hex(randomblob(16))), id, 'banktransfer', total_cents, 'NZD', 'paid', paid_at, paid_at
  FROM orders WHERE paid_at IS NOT NULL AND total_cents > 0;

-- A payment settles its order in the same statement. One for an order that waits for none has come too late.
CREATE TRIGGER payments_settle AFTER UPDATE OF state ON payments WHEN NEW.state = 'paid' AND OLD.state <> 'paid'
BEGIN
  SELECT RAISE(ABORT, 'PAYMENT_LATE') WHERE NOT EXISTS (SELECT 1 FROM orders
    WHERE id = NEW.order_id AND total_cents = NEW.amount_cents
      AND (status = 'pending_payment' OR status = 'cancelled' AND expired_at IS NOT NULL));
  UPDATE orders SET status = 'processing', paid_at = NEW.ended_at, cancelled_at = NULL, expired_at = NULL
    WHERE id = NEW.order_id;
END;

-- Only a payment opens an order again, and only one that ended by itself.
DROP TRIGGER orders_stay_cancelled;
CREATE TRIGGER orders_stay_cancelled BEFORE UPDATE OF status ON orders
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled'
  AND NOT (NEW.status = 'processing' AND OLD.expired_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM payments WHERE order_id = OLD.id AND state = 'paid'))
BEGIN
  SELECT RAISE(ABORT, 'ORDER_CANCELLED');
END;
-- It takes again what it had given back; where that is gone, the statement fails.
CREATE TRIGGER orders_opened_again AFTER UPDATE OF status ON orders
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled'
BEGIN
  SELECT RAISE(ABORT, 'GIFT_CARD_SHORT') FROM order_gift_cards o JOIN gift_certificates g ON g.id = o.gift_id
    WHERE o.order_id = NEW.id AND o.returned_at IS NOT NULL AND (g.state <> 'mailed' OR g.balance_cents < o.cents);
  UPDATE gift_certificates SET balance_cents = balance_cents - (SELECT cents FROM order_gift_cards
      WHERE order_id = NEW.id AND gift_id = gift_certificates.id)
    WHERE id IN (SELECT gift_id FROM order_gift_cards WHERE order_id = NEW.id AND returned_at IS NOT NULL);
  UPDATE order_gift_cards SET returned_at = NULL WHERE order_id = NEW.id;
  UPDATE stock SET qty = qty - (SELECT sum(quantity) FROM order_lines
      WHERE order_id = NEW.id AND product_id = stock.product_id)
    WHERE product_id IN (SELECT product_id FROM order_lines WHERE order_id = NEW.id);
  UPDATE coupons SET used = used + 1 WHERE id = NEW.coupon_id;
  INSERT INTO ledger_entries (customer_id, ledger, amount, kind, order_id, source, at)
    SELECT customer_id, ledger, -amount, 'spent', order_id, 'opened-' || id, NEW.paid_at
    FROM ledger_entries WHERE order_id = NEW.id AND kind = 'returned';
  INSERT INTO gift_certificates (order_line_id, order_id, amount_cents, balance_cents, deliver_on)
    SELECT id, order_id, unit_cents, unit_cents, gift ->> '$.deliverOn'
    FROM order_lines WHERE order_id = NEW.id AND gift IS NOT NULL;
END;

-- Nobody gets back more than was paid.
CREATE TRIGGER refunds_limit BEFORE INSERT ON refunds
WHEN NEW.amount_cents + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id)
  > (SELECT amount_cents FROM payments WHERE id = NEW.payment_id AND state IN ('paid', 'returned'))
BEGIN
  SELECT RAISE(ABORT, 'REFUND_TOO_LARGE');
END;
-- An order whose whole payment went back is refunded.
CREATE TRIGGER refunds_done AFTER UPDATE OF state ON refunds WHEN NEW.state = 'done' AND OLD.state <> 'done'
BEGIN
  UPDATE orders SET refunded_cents = refunded_cents + NEW.amount_cents, refunded_at = NEW.ended_at
    WHERE id = (SELECT order_id FROM payments WHERE id = NEW.payment_id AND state = 'paid');
  UPDATE orders SET status = 'refunded'
    WHERE id = (SELECT order_id FROM payments WHERE id = NEW.payment_id AND state = 'paid')
      AND refunded_cents >= total_cents AND status <> 'refunded';
END;

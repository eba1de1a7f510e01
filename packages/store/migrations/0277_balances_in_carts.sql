-- What a cart is paid with besides money: gift certificates, store credit and reward points. A cart says what shall be
-- used; the amounts are computed with its totals, and taken in the batch of the order.
ALTER TABLE carts ADD COLUMN uses_credit INTEGER NOT NULL DEFAULT 0 CHECK (uses_credit IN (0, 1));
-- The most points that are used; null for none.
ALTER TABLE carts ADD COLUMN points_wanted INTEGER CHECK (points_wanted > 0);
-- What the shopper writes to the shop, as JSON: comment, gift message, GST number.
ALTER TABLE carts ADD COLUMN notes TEXT NOT NULL DEFAULT '{}';
ALTER TABLE orders ADD COLUMN notes TEXT NOT NULL DEFAULT '{}';

CREATE TABLE cart_gift_cards (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  gift_id INTEGER NOT NULL REFERENCES gift_certificates (id) ON DELETE CASCADE,
  -- The last characters of the code, which shoppers know it by: the rest is stored as a hash only.
  ending TEXT NOT NULL CHECK (length(ending) = 4),
  PRIMARY KEY (cart_id, gift_id)
) WITHOUT ROWID;

-- The gift certificates that have paid for an order. Rows are only added.
CREATE TABLE order_gift_cards (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  gift_id INTEGER NOT NULL REFERENCES gift_certificates (id),
  ending TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents > 0),
  -- When the amount went back to the certificate.
  returned_at TEXT,
  PRIMARY KEY (order_id, gift_id)
) WITHOUT ROWID;
CREATE INDEX order_gift_cards_gift ON order_gift_cards (gift_id);

-- The batch of an order fails as a whole if the certificate no longer has the amount.
CREATE TRIGGER order_gift_cards_spend BEFORE INSERT ON order_gift_cards
BEGIN
  SELECT RAISE(ABORT, 'GIFT_CARD_SHORT') WHERE NOT EXISTS
    (SELECT 1 FROM gift_certificates WHERE id = NEW.gift_id AND state = 'mailed' AND balance_cents >= NEW.cents);
  UPDATE gift_certificates SET balance_cents = balance_cents - NEW.cents WHERE id = NEW.gift_id;
END;

-- An order that is cancelled or paid back gives back what its certificates have paid, once.
CREATE TRIGGER orders_return_gift_cards AFTER UPDATE OF status ON orders
WHEN NEW.status IN ('cancelled', 'refunded') AND OLD.status <> NEW.status
BEGIN
  UPDATE gift_certificates SET balance_cents = balance_cents + (SELECT cents FROM order_gift_cards
      WHERE order_id = NEW.id AND gift_id = gift_certificates.id)
    WHERE state <> 'void'
      AND id IN (SELECT gift_id FROM order_gift_cards WHERE order_id = NEW.id AND returned_at IS NULL);
  UPDATE order_gift_cards SET returned_at = coalesce(NEW.cancelled_at, strftime('%Y-%m-%dT%H:%M:%fZ'))
    WHERE order_id = NEW.id AND returned_at IS NULL;
END;

-- A gift certificate is a product of its own kind: its line says for whom it is and for how much.
ALTER TABLE products ADD COLUMN kind TEXT NOT NULL DEFAULT 'goods' CHECK (kind IN ('goods', 'gift'));

-- JSON of {amountCents, recipientName, recipientEmail, senderName, message, deliverOn}.
ALTER TABLE cart_lines ADD COLUMN gift TEXT
  CHECK (gift IS NULL OR (json_valid(gift) AND gift ->> '$.amountCents' BETWEEN 1000 AND 150000 AND quantity = 1));
ALTER TABLE order_lines ADD COLUMN gift TEXT
  CHECK (gift IS NULL OR (json_valid(gift) AND gift ->> '$.amountCents' = unit_cents AND quantity = 1));

-- Money that the shop owes to whoever has the code. One for each line that was paid.
CREATE TABLE gift_certificates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_line_id INTEGER NOT NULL UNIQUE REFERENCES order_lines (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  -- 20 characters out of 16, in groups when they are shown.
  code TEXT NOT NULL UNIQUE CHECK (length(code) = 20),
  amount_cents INTEGER NOT NULL CHECK (amount_cents BETWEEN 1000 AND 150000),
  balance_cents INTEGER NOT NULL,
  -- Day in New Zealand on which it is mailed.
  deliver_on TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'mailed', 'void')),
  CONSTRAINT gift_balance CHECK (balance_cents BETWEEN 0 AND amount_cents)
);
CREATE INDEX gift_certificates_due ON gift_certificates (state, deliver_on);
CREATE INDEX gift_certificates_order ON gift_certificates (order_id);

-- It comes into being with the payment, in the same statement, and an order is paid once.
CREATE TRIGGER orders_paid_gifts AFTER UPDATE OF status ON orders
WHEN OLD.status = 'pending_payment' AND NEW.status IN ('processing', 'complete')
BEGIN
  INSERT INTO gift_certificates (order_line_id, order_id, code, amount_cents, balance_cents, deliver_on)
    SELECT id, order_id, hex(randomblob(10)), unit_cents, unit_cents, gift ->> '$.deliverOn'
    FROM order_lines WHERE order_id = NEW.id AND gift IS NOT NULL;
END;
-- What was paid back buys nothing any more.
CREATE TRIGGER orders_cancelled_gifts AFTER UPDATE OF status ON orders
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
BEGIN
  UPDATE gift_certificates SET state = 'void', balance_cents = 0 WHERE order_id = NEW.id;
END;

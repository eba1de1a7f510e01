-- A gift certificate's code is worth money, so only its hash is kept (SHA-256 in hex). The code is made when the
-- certificate is mailed and stands in that mail alone, whose text goes when it is sent.
CREATE TABLE gift_certificates_before AS SELECT * FROM gift_certificates;
DROP TABLE gift_certificates;
CREATE TABLE gift_certificates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_line_id INTEGER NOT NULL UNIQUE REFERENCES order_lines (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  -- Null until it is mailed.
  code_hash TEXT UNIQUE CHECK (length(code_hash) = 64),
  -- Of a certificate that was mailed before this migration, until the next minute's work has hashed it.
  plain_code TEXT CHECK (length(plain_code) = 20),
  amount_cents INTEGER NOT NULL CHECK (amount_cents BETWEEN 1000 AND 150000),
  balance_cents INTEGER NOT NULL,
  -- Day in New Zealand on which it is mailed.
  deliver_on TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'mailed', 'void')),
  CONSTRAINT gift_balance CHECK (balance_cents BETWEEN 0 AND amount_cents)
);
-- Nobody has seen the code of one that waits: it gets another.
INSERT INTO gift_certificates (id, order_line_id, order_id, plain_code, amount_cents, balance_cents, deliver_on, state)
  SELECT id, order_line_id, order_id, CASE state WHEN 'waiting' THEN NULL ELSE code END, amount_cents, balance_cents,
    deliver_on, state
  FROM gift_certificates_before;
DROP TABLE gift_certificates_before;
CREATE INDEX gift_certificates_due ON gift_certificates (state, deliver_on);
CREATE INDEX gift_certificates_order ON gift_certificates (order_id);
CREATE INDEX gift_certificates_plain ON gift_certificates (plain_code) WHERE plain_code IS NOT NULL;

-- It comes into being with the payment, in the same statement, and an order is paid once.
DROP TRIGGER orders_paid_gifts;
CREATE TRIGGER orders_paid_gifts AFTER UPDATE OF status ON orders
WHEN OLD.status = 'pending_payment' AND NEW.status IN ('processing', 'in_production', 'shipped', 'complete')
BEGIN
  INSERT INTO gift_certificates (order_line_id, order_id, amount_cents, balance_cents, deliver_on)
    SELECT id, order_id, unit_cents, unit_cents, gift ->> '$.deliverOn'
    FROM order_lines WHERE order_id = NEW.id AND gift IS NOT NULL;
END;

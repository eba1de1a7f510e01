-- What the shopper had chosen when the order was placed, as the cookie had it; 'private' for a browser that says no by
-- itself; '' for no choice, and for orders from before.
ALTER TABLE orders ADD COLUMN consent TEXT NOT NULL DEFAULT '' CHECK (length(consent) <= 100);

-- Companies that are told of an order once it is paid, since its shopper had allowed it.
CREATE TABLE purchase_reports (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  vendor TEXT NOT NULL CHECK (vendor IN ('meta', 'ga4')),
  -- JSON of how the company's script calls this browser; '{}' once it is over.
  client TEXT NOT NULL CHECK (length(client) <= 2000),
  -- 'late': not taken within seven days of the payment.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'late')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at TEXT NOT NULL,
  error TEXT,
  PRIMARY KEY (order_id, vendor)
) STRICT, WITHOUT ROWID;
CREATE INDEX purchase_reports_waiting ON purchase_reports (next_at) WHERE state = 'waiting';
CREATE INDEX purchase_reports_ended ON purchase_reports (next_at) WHERE state <> 'waiting';

-- An order that ends without its money is told to nobody.
CREATE TRIGGER reports_end_with_their_order AFTER UPDATE OF status ON orders
WHEN NEW.status IN ('cancelled', 'refunded') AND OLD.status <> NEW.status
BEGIN
  DELETE FROM purchase_reports WHERE order_id = NEW.id AND state = 'waiting';
END;

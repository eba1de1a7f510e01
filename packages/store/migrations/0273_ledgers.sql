-- What the shop owes its customers: store credit in cents, and reward points. Entries are only added, and the balance is
-- their sum.
CREATE TABLE ledger_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  ledger TEXT NOT NULL CHECK (ledger IN ('credit', 'points')),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  kind TEXT NOT NULL,
  -- In the words of the shop, for the customer; '' for none.
  reason TEXT NOT NULL DEFAULT '',
  order_id INTEGER REFERENCES orders (id),
  -- What the entry comes from: an order, a certificate, a command. It brings one entry, however often it is tried.
  source TEXT NOT NULL,
  at TEXT NOT NULL,
  UNIQUE (ledger, source)
);
CREATE INDEX ledger_entries_balance ON ledger_entries (customer_id, ledger, amount);
CREATE INDEX ledger_entries_at ON ledger_entries (ledger, at);
CREATE INDEX ledger_entries_order ON ledger_entries (order_id) WHERE order_id IS NOT NULL;

-- The sum never goes below zero, also for concurrent spending: the batch of an entry that would fails as a whole.
CREATE TRIGGER ledger_entries_cover BEFORE INSERT ON ledger_entries
WHEN NEW.amount < 0 AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE ledger = NEW.ledger AND source = NEW.source)
  AND NEW.amount + (SELECT coalesce(sum(amount), 0) FROM ledger_entries
    WHERE customer_id = NEW.customer_id AND ledger = NEW.ledger) < 0
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_SHORT');
END;

CREATE TRIGGER ledger_entries_unchanged BEFORE UPDATE ON ledger_entries
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_UNCHANGED');
END;
-- Entries go with their customer only.
CREATE TRIGGER ledger_entries_kept BEFORE DELETE ON ledger_entries
WHEN EXISTS (SELECT 1 FROM customers WHERE id = OLD.customer_id)
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_UNCHANGED');
END;

-- An order that is cancelled or paid back gives back what was spent on it, and takes back what it has brought: at most
-- what is left. Each entry is reversed once.
CREATE TRIGGER orders_reverse_ledgers AFTER UPDATE OF status ON orders
WHEN NEW.status IN ('cancelled', 'refunded') AND OLD.status <> NEW.status
BEGIN
  INSERT INTO ledger_entries (customer_id, ledger, amount, kind, order_id, source, at)
    SELECT customer_id, ledger, -amount, 'returned', order_id, 'reversed-' || id, coalesce(NEW.cancelled_at, strftime('%Y-%m-%dT%H:%M:%fZ'))
    FROM ledger_entries WHERE order_id = NEW.id AND kind = 'spent'
    ON CONFLICT (ledger, source) DO NOTHING;
  INSERT INTO ledger_entries (customer_id, ledger, amount, kind, order_id, source, at)
    SELECT e.customer_id, e.ledger, -min(e.amount, b.balance), 'withdrawn', e.order_id, 'reversed-' || e.id,
      coalesce(NEW.cancelled_at, strftime('%Y-%m-%dT%H:%M:%fZ'))
    FROM ledger_entries e JOIN (SELECT customer_id, ledger, sum(amount) AS balance FROM ledger_entries
      WHERE customer_id IN (SELECT customer_id FROM ledger_entries WHERE order_id = NEW.id)
      GROUP BY customer_id, ledger) b ON b.customer_id = e.customer_id AND b.ledger = e.ledger
    WHERE e.order_id = NEW.id AND e.kind IN ('earned', 'referral') AND b.balance > 0
    ON CONFLICT (ledger, source) DO NOTHING;
END;

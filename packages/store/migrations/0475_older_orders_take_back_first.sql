-- What an order returns goes first to orders that ended before it, and only then to its own points. Those older orders may
-- take back only what was spent before they ended, while the points of this order may be taken from everything that is
-- still out. The other way round, points were left: A earns, B spends them, A ends, B earns, C spends those, B ends and takes
-- its own, and C may give nothing to A.
DROP TRIGGER orders_reverse_ledgers;
CREATE TRIGGER orders_reverse_ledgers AFTER UPDATE OF status ON orders
WHEN NEW.status IN ('cancelled', 'refunded') AND OLD.status <> NEW.status
BEGIN
  INSERT INTO ledger_entries (customer_id, ledger, amount, kind, order_id, source, at)
    SELECT customer_id, ledger, -amount, 'returned', order_id, 'reversed-' || id, coalesce(NEW.cancelled_at, strftime('%Y-%m-%dT%H:%M:%fZ'))
    FROM ledger_entries WHERE order_id = NEW.id AND kind = 'spent'
    ON CONFLICT (ledger, source) DO NOTHING;
  -- `short` is what an earlier order could not take back, `back` what this one returns, `before` what others take of it.
  INSERT INTO ledger_entries (customer_id, ledger, amount, kind, order_id, source, at)
    SELECT customer_id, ledger, -min(short, back - before), 'withdrawn', order_id, 'reversed-' || id || '-' || NEW.id,
      coalesce(NEW.cancelled_at, strftime('%Y-%m-%dT%H:%M:%fZ'))
    FROM (SELECT *, sum(short) OVER (PARTITION BY customer_id, ledger ORDER BY ended_at, id) - short AS before
      FROM (SELECT e.id, e.customer_id, e.ledger, e.order_id, coalesce(o.refunded_at, o.cancelled_at, '') AS ended_at,
          min(-s.amount, (SELECT sum(amount) FROM ledger_entries b
            WHERE b.customer_id = s.customer_id AND b.ledger = s.ledger)) AS back,
          e.amount + coalesce((SELECT sum(w.amount) FROM ledger_entries w WHERE w.order_id = e.order_id
            AND w.customer_id = e.customer_id AND w.ledger = e.ledger AND w.kind = 'withdrawn'), 0) AS short
        FROM ledger_entries s
          JOIN ledger_entries e ON e.customer_id = s.customer_id AND e.ledger = s.ledger
            AND e.kind IN ('earned', 'referral') AND e.order_id <> NEW.id
          JOIN orders o ON o.id = e.order_id AND o.status IN ('cancelled', 'refunded')
            AND s.at <= coalesce(o.refunded_at, o.cancelled_at, s.at)
        -- An order that was opened again has spent twice; only the last is still out.
        WHERE s.id IN (SELECT max(id) FROM ledger_entries WHERE order_id = NEW.id AND kind = 'spent'
          GROUP BY customer_id, ledger))
      WHERE short > 0)
    WHERE back > before
    ON CONFLICT (ledger, source) DO NOTHING;
  -- The points of this order itself.
  INSERT INTO ledger_entries (customer_id, ledger, amount, kind, order_id, source, at)
    SELECT e.customer_id, e.ledger, -min(e.amount, b.balance), 'withdrawn', e.order_id, 'reversed-' || e.id,
      coalesce(NEW.cancelled_at, strftime('%Y-%m-%dT%H:%M:%fZ'))
    FROM ledger_entries e JOIN (SELECT customer_id, ledger, sum(amount) AS balance FROM ledger_entries
      WHERE customer_id IN (SELECT customer_id FROM ledger_entries WHERE order_id = NEW.id)
      GROUP BY customer_id, ledger) b ON b.customer_id = e.customer_id AND b.ledger = e.ledger
    WHERE e.order_id = NEW.id AND e.kind IN ('earned', 'referral') AND b.balance > 0
    ON CONFLICT (ledger, source) DO NOTHING;
END;

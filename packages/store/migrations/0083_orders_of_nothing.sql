-- An order that a code pays for wholly waits for no payment, but until it is printed it holds its pieces as an unpaid
-- one does: both count for what one address may hold.
DROP TRIGGER orders_unpaid_limit;
CREATE TRIGGER orders_unpaid_limit BEFORE INSERT ON orders
WHEN (NEW.status = 'pending_payment' OR NEW.status = 'processing' AND NEW.total_cents = 0)
  AND (SELECT count(*) FROM orders WHERE caller = NEW.caller AND status IN ('pending_payment', 'processing')
    AND (status = 'pending_payment' OR total_cents = 0)) >= 30
BEGIN
  SELECT RAISE(ABORT, 'UNPAID_ORDERS');
END;

-- Runs before the order takes its pieces out of stock: `qty` still has them.
DROP TRIGGER order_lines_unpaid_limit;
CREATE TRIGGER order_lines_unpaid_limit AFTER INSERT ON order_lines
WHEN EXISTS (SELECT 1 FROM stock WHERE product_id = NEW.product_id)
  AND (SELECT caller FROM orders WHERE id = NEW.order_id
    AND (status = 'pending_payment' OR status = 'processing' AND total_cents = 0)) IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'UNPAID_PIECES') FROM (
    SELECT sum(l.quantity) AS held,
      sum(l.quantity) FILTER (WHERE o.caller = mine.caller) AS own,
      sum(l.quantity) FILTER (WHERE o.id = mine.id) AS wanted
    FROM orders mine, orders o JOIN order_lines l ON l.order_id = o.id
    WHERE mine.id = NEW.order_id AND (o.status = 'pending_payment' OR o.status = 'processing' AND o.total_cents = 0)
      AND l.product_id = NEW.product_id)
  WHERE own > max(5, (held - wanted + (SELECT qty FROM stock WHERE product_id = NEW.product_id)) / 4);
END;

-- An order holds its pieces until it is paid or its time is over, so what one address holds unpaid is bounded: thirty
-- orders, and of a product in stock a quarter of what is there or already held (five pieces where that is more).
-- `caller` is the hash of an address; null where no edge of ours has asked.
ALTER TABLE orders ADD COLUMN caller TEXT;
CREATE INDEX orders_caller ON orders (caller, status);

CREATE TRIGGER orders_unpaid_limit BEFORE INSERT ON orders
WHEN NEW.status = 'pending_payment'
  AND (SELECT count(*) FROM orders WHERE caller = NEW.caller AND status = 'pending_payment') >= 30
BEGIN
  SELECT RAISE(ABORT, 'UNPAID_ORDERS');
END;

-- Runs before the order takes its pieces out of stock: `qty` still has them.
CREATE TRIGGER order_lines_unpaid_limit AFTER INSERT ON order_lines
WHEN EXISTS (SELECT 1 FROM stock WHERE product_id = NEW.product_id)
  AND (SELECT caller FROM orders WHERE id = NEW.order_id AND status = 'pending_payment') IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'UNPAID_PIECES') FROM (
    SELECT sum(l.quantity) AS held,
      sum(l.quantity) FILTER (WHERE o.caller = mine.caller) AS own,
      sum(l.quantity) FILTER (WHERE o.id = mine.id) AS wanted
    FROM orders mine, orders o JOIN order_lines l ON l.order_id = o.id
    WHERE mine.id = NEW.order_id AND o.status = 'pending_payment' AND l.product_id = NEW.product_id)
  WHERE own > max(5, (held - wanted + (SELECT qty FROM stock WHERE product_id = NEW.product_id)) / 4);
END;

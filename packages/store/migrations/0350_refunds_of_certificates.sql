-- What of the gift certificates of an order was spent does not go back, and those of an order that goes back as a whole
-- are void from then on, so that nobody spends one while the refund is on its way.
DROP TRIGGER refunds_limit;
CREATE TRIGGER refunds_limit BEFORE INSERT ON refunds
WHEN NEW.amount_cents + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id)
  > (SELECT amount_cents - (SELECT coalesce(sum(g.amount_cents - g.balance_cents), 0) FROM gift_certificates g
      WHERE g.order_id = payments.order_id AND g.state <> 'void' AND payments.state = 'paid')
    FROM payments WHERE id = NEW.payment_id AND state IN ('paid', 'returned'))
BEGIN
  SELECT RAISE(ABORT, 'REFUND_TOO_LARGE');
END;
CREATE TRIGGER refunds_void_certificates AFTER INSERT ON refunds
WHEN (SELECT sum(amount_cents) FROM refunds WHERE payment_id = NEW.payment_id)
  >= (SELECT amount_cents FROM payments WHERE id = NEW.payment_id AND state = 'paid')
BEGIN
  UPDATE gift_certificates SET state = 'void', balance_cents = 0
    WHERE order_id = (SELECT order_id FROM payments WHERE id = NEW.payment_id);
END;

-- An order whose account was deleted has lost its address and its entries in the ledgers: it is not opened again.
DROP TRIGGER payments_settle;
CREATE TRIGGER payments_settle AFTER UPDATE OF state ON payments WHEN NEW.state = 'paid' AND OLD.state <> 'paid'
BEGIN
  SELECT RAISE(ABORT, 'PAYMENT_LATE') WHERE NOT EXISTS (SELECT 1 FROM orders
    WHERE id = NEW.order_id AND total_cents = NEW.amount_cents
      AND (status = 'pending_payment' OR status = 'cancelled' AND expired_at IS NOT NULL
        AND account_deleted_at IS NULL AND forgotten_at IS NULL));
  UPDATE orders SET status = 'processing', paid_at = NEW.ended_at, cancelled_at = NULL, expired_at = NULL
    WHERE id = NEW.order_id;
END;

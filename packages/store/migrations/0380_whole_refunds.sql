-- A refund is whole if, with the spent part of the order's gift certificates, it is as much as the payment. The
-- certificates then buy nothing more. A certificate that was spent in part gets a balance of 0, and is not void: the
-- spent part still counts as not refundable, and an order that used it and is cancelled gives its part back.
DROP TRIGGER refunds_void_certificates;
CREATE TRIGGER refunds_void_certificates AFTER INSERT ON refunds
WHEN (SELECT sum(amount_cents) FROM refunds WHERE payment_id = NEW.payment_id)
  + (SELECT coalesce(sum(g.amount_cents - g.balance_cents), 0) FROM gift_certificates g
    WHERE g.order_id = (SELECT order_id FROM payments WHERE id = NEW.payment_id) AND g.state <> 'void')
  >= (SELECT amount_cents FROM payments WHERE id = NEW.payment_id AND state = 'paid')
BEGIN
  UPDATE gift_certificates SET state = iif(balance_cents = amount_cents, 'void', state), balance_cents = 0
    WHERE order_id = (SELECT order_id FROM payments WHERE id = NEW.payment_id);
END;

DROP TRIGGER refunds_done;
CREATE TRIGGER refunds_done AFTER UPDATE OF state ON refunds WHEN NEW.state = 'done' AND OLD.state <> 'done'
BEGIN
  UPDATE orders SET refunded_cents = refunded_cents + NEW.amount_cents, refunded_at = NEW.ended_at
    WHERE id = (SELECT order_id FROM payments WHERE id = NEW.payment_id AND state = 'paid');
  UPDATE orders SET status = 'refunded'
    WHERE id = (SELECT order_id FROM payments WHERE id = NEW.payment_id AND state = 'paid') AND status <> 'refunded'
      AND refunded_cents + (SELECT coalesce(sum(g.amount_cents - g.balance_cents), 0) FROM gift_certificates g
        WHERE g.order_id = orders.id AND g.state <> 'void') >= total_cents
      AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'done');
END;

DROP TRIGGER orders_cancelled_gifts;
CREATE TRIGGER orders_cancelled_gifts AFTER UPDATE OF status ON orders
WHEN NEW.status IN ('cancelled', 'refunded') AND OLD.status <> NEW.status
BEGIN
  UPDATE gift_certificates SET state = iif(balance_cents = amount_cents, 'void', state), balance_cents = 0
    WHERE order_id = NEW.id;
END;

-- The owner of a link to a cart. Deleting all photos or the account deletes the link too.
ALTER TABLE shared_carts ADD COLUMN owner TEXT;
CREATE INDEX shared_carts_owner ON shared_carts (owner);

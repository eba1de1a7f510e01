-- An order outlives the cart that it was: the cart goes after 90 days, and the order forgets which one it was. SQLite
-- changes no column, so a new one takes the place of the old.
DROP INDEX orders_cart;
DROP INDEX orders_of_cart;
DROP TRIGGER orders_cart_version;
ALTER TABLE orders ADD COLUMN cart_kept INTEGER REFERENCES carts (id) ON DELETE SET NULL;
UPDATE orders SET cart_kept = cart_id;
ALTER TABLE orders DROP COLUMN cart_id;
ALTER TABLE orders RENAME COLUMN cart_kept TO cart_id;

-- One order for one cart, unless it was cancelled.
CREATE UNIQUE INDEX orders_cart ON orders (cart_id) WHERE status <> 'cancelled';
CREATE INDEX orders_of_cart ON orders (cart_id);
-- An order without a cart has no version to compare, so none is written.
CREATE TRIGGER orders_cart_version BEFORE INSERT ON orders
WHEN (SELECT version FROM carts WHERE id = NEW.cart_id) IS NOT NEW.cart_version
BEGIN
  SELECT RAISE(ABORT, 'CART_CHANGED');
END;

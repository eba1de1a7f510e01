-- A customer has one active cart, on every device. Of several, the newest stays; whoever has the id of another has that cart.
UPDATE carts SET customer_id = NULL WHERE customer_id IS NOT NULL AND active = 1 AND id NOT IN
  (SELECT max(id) FROM carts WHERE customer_id IS NOT NULL AND active = 1 GROUP BY customer_id);
CREATE UNIQUE INDEX carts_of_customer ON carts (customer_id) WHERE customer_id IS NOT NULL AND active = 1;

-- Why the shopper cancelled the order, in the shopper's words. Null for an order that the shop cancelled.
ALTER TABLE orders ADD COLUMN cancel_reason TEXT;

-- The GST number of a business, as the address of a cart has it and the invoice of its order.
ALTER TABLE cart_addresses ADD COLUMN vat_id TEXT;
ALTER TABLE order_addresses ADD COLUMN vat_id TEXT;

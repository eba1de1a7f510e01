-- What Magento's addresses have besides: of a cart, and of the order that it became. Null where it was not given.
ALTER TABLE cart_addresses ADD COLUMN prefix TEXT;
ALTER TABLE cart_addresses ADD COLUMN middlename TEXT;
ALTER TABLE cart_addresses ADD COLUMN suffix TEXT;
ALTER TABLE cart_addresses ADD COLUMN fax TEXT;
ALTER TABLE order_addresses ADD COLUMN prefix TEXT;
ALTER TABLE order_addresses ADD COLUMN middlename TEXT;
ALTER TABLE order_addresses ADD COLUMN suffix TEXT;
ALTER TABLE order_addresses ADD COLUMN fax TEXT;

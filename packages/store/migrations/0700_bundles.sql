-- A bundle is a product whose option values are pieces of other products, at one price (ADR 92). JSON by the id of the value:
-- {"301": {"product": 3, "values": [301]}}, with the product of the piece and its own option values. '{}' for other products.
ALTER TABLE products ADD COLUMN parts TEXT NOT NULL DEFAULT '{}';

-- Each part of a bundle is a line of its own. JSON of what it belongs to; null for a line that is not part of a bundle. In an
-- order it has what is needed to order the bundle again.
ALTER TABLE cart_lines ADD COLUMN bundle TEXT;
ALTER TABLE order_lines ADD COLUMN bundle TEXT;

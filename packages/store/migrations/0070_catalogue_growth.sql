-- A product's answer costs the same however many others there are.
CREATE INDEX offers_product ON offers (product_id, to_at);
CREATE INDEX products_shop_order ON products (position, id) WHERE enabled = 1;
CREATE INDEX products_tool ON products (tool, position) WHERE enabled = 1;

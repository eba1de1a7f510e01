-- Ready-made designs of products (packages/design/src/templates): each is data for all sizes of its product.
CREATE TABLE readymade_templates (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  product_id INTEGER NOT NULL REFERENCES products (id),
  -- As in `readymadeTemplates(product_type:)` of the contract.
  product_type TEXT NOT NULL,
  category TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  material TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  meta_keywords TEXT NOT NULL,
  -- Paths of its pictures by the outline of a face, as JSON.
  pictures TEXT NOT NULL,
  template TEXT NOT NULL,
  position INTEGER NOT NULL
);

CREATE INDEX readymade_templates_type ON readymade_templates (product_type, category);

-- How a product is ordered: online, which with a design tool takes a design; only with a design, though no tool of the
-- shop makes one; or after a quote.
ALTER TABLE products ADD COLUMN ordering TEXT NOT NULL DEFAULT 'online' CHECK (ordering IN ('online', 'design', 'quote'));
UPDATE products SET ordering = 'design' WHERE sku = 'canvas-collage';
UPDATE products SET ordering = 'quote' WHERE sku = 'custom-business-neon-sign';

-- Memberships come: like a gift certificate, nothing of one is sent.
ALTER TABLE products ADD COLUMN kind_anew TEXT NOT NULL DEFAULT 'goods' CHECK (kind_anew IN ('goods', 'gift', 'membership'));
UPDATE products SET kind_anew = kind;
ALTER TABLE products DROP COLUMN kind;
ALTER TABLE products RENAME COLUMN kind_anew TO kind;

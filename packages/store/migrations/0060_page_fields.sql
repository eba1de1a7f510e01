-- What a page says by the CMS's own names: its offers (JSON, text by name of the field) and what advertising calls the
-- page's product (JSON: type, size, category).
ALTER TABLE pages ADD COLUMN offers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(offers));
ALTER TABLE pages ADD COLUMN remarketing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(remarketing));
ALTER TABLE pages ADD COLUMN cartstack_enable INTEGER NOT NULL DEFAULT 0 CHECK (cartstack_enable IN (0, 1));

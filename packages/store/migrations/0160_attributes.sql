-- Attributes by which shoppers filter products, such as the room. `options` is a JSON list of {value, label}, in the
-- order in which they are shown.
CREATE TABLE attributes (
  code TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  options TEXT NOT NULL CHECK (json_valid(options))
);

-- The values of a product by the code of the attribute: {"room": ["kitchen", "office"]}.
ALTER TABLE products ADD COLUMN attributes TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(attributes));
-- Working days in the workshop, at most; null for a product with a date of its own.
ALTER TABLE products ADD COLUMN ready_within INTEGER CHECK (ready_within > 0);

-- The products that a category page lists, as values by attribute: {"material": ["canvas"]}; {} for all products, null
-- for any other page.
ALTER TABLE pages ADD COLUMN listing TEXT CHECK (listing IS NULL OR json_valid(listing));

-- Search finds products by the labels of their attributes.
CREATE TRIGGER search_attributes_added AFTER INSERT ON attributes BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_attributes_changed AFTER UPDATE ON attributes BEGIN UPDATE search_state SET changes = changes + 1; END;
CREATE TRIGGER search_attributes_gone AFTER DELETE ON attributes BEGIN UPDATE search_state SET changes = changes + 1; END;

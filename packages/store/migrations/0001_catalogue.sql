-- What the shop sells and says. Written by the seed or by the shopkeeper; shoppers never write here.
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  url_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Address of the page that sells it.
  landing_path TEXT NOT NULL,
  -- Path of its design tool without the slash; null for what is not personalised.
  tool TEXT,
  -- JSON of packages/design's product definition; null without a tool.
  definition TEXT,
  description TEXT NOT NULL DEFAULT '',
  short_description TEXT NOT NULL DEFAULT '',
  technical_specifications TEXT NOT NULL DEFAULT '',
  meta_title TEXT NOT NULL DEFAULT '',
  meta_keyword TEXT NOT NULL DEFAULT '',
  meta_description TEXT NOT NULL DEFAULT '',
  -- JSON list of {url, label}.
  pictures TEXT NOT NULL DEFAULT '[]',
  position INTEGER NOT NULL DEFAULT 0,
  enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1))
);

CREATE TABLE options (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  required INTEGER NOT NULL DEFAULT 1 CHECK (required IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX options_product ON options (product_id);

CREATE TABLE option_values (
  id INTEGER PRIMARY KEY,
  option_id INTEGER NOT NULL REFERENCES options (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  add_cents INTEGER NOT NULL DEFAULT 0 CHECK (add_cents >= 0),
  position INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX option_values_option ON option_values (option_id);

-- The price table: what one piece costs in a size, from a quantity on. GST included.
CREATE TABLE price_rows (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  option_value_id INTEGER NOT NULL REFERENCES option_values (id) ON DELETE CASCADE,
  quantity_from INTEGER NOT NULL CHECK (quantity_from >= 1),
  cents INTEGER NOT NULL CHECK (cents >= 0),
  -- 0: offers leave this price alone.
  takes_offers INTEGER NOT NULL DEFAULT 1 CHECK (takes_offers IN (0, 1)),
  PRIMARY KEY (product_id, option_value_id, quantity_from)
);

-- Dated price reductions; the largest that runs counts. Times are UTC.
CREATE TABLE offers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- Null: every product.
  product_id INTEGER REFERENCES products (id) ON DELETE CASCADE,
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 90),
  from_at TEXT NOT NULL,
  to_at TEXT NOT NULL,
  CHECK (from_at < to_at)
);

-- Blanks in the workshop. A product without a row is made to order without a limit.
CREATE TABLE stock (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL,
  CONSTRAINT stock_not_negative CHECK (qty >= 0)
);

CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  heading TEXT NOT NULL,
  -- HTML with widget placeholders.
  content TEXT NOT NULL,
  layout TEXT NOT NULL DEFAULT '1column',
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  meta_keywords TEXT NOT NULL DEFAULT '',
  meta_robots TEXT NOT NULL DEFAULT 'INDEX,FOLLOW',
  canonical_url TEXT,
  picture_path TEXT,
  picture_alt TEXT,
  -- What the page sells.
  sku TEXT,
  -- JSON list of {label, url}.
  breadcrumbs TEXT NOT NULL DEFAULT '[]',
  enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1))
);

-- Addresses that have moved for good.
CREATE TABLE redirects (
  slug TEXT PRIMARY KEY,
  target TEXT NOT NULL,
  CHECK (slug <> target)
);

CREATE TABLE config_values (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE countries (
  code TEXT PRIMARY KEY,
  code3 TEXT NOT NULL,
  name TEXT NOT NULL,
  -- A regular expression over the whole postcode.
  postcode_pattern TEXT NOT NULL
);

CREATE TABLE regions (
  id INTEGER PRIMARY KEY,
  country_code TEXT NOT NULL REFERENCES countries (code) ON DELETE CASCADE,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  UNIQUE (country_code, code)
);

CREATE TABLE shipping_methods (
  carrier_code TEXT NOT NULL,
  method_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  cents INTEGER NOT NULL CHECK (cents >= 0),
  -- 1: costs nothing from the amount in free_shipping_price on.
  free_above INTEGER NOT NULL DEFAULT 0 CHECK (free_above IN (0, 1)),
  -- Key of the config value with its working days.
  days_key TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (carrier_code, method_code)
);

-- The address book of a customer.
CREATE TABLE customer_addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  prefix TEXT,
  firstname TEXT NOT NULL,
  middlename TEXT,
  lastname TEXT NOT NULL,
  suffix TEXT,
  company TEXT,
  -- JSON list of lines.
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT,
  region_id INTEGER,
  postcode TEXT NOT NULL,
  country_code TEXT NOT NULL,
  telephone TEXT,
  fax TEXT,
  vat_id TEXT,
  default_shipping INTEGER NOT NULL CHECK (default_shipping IN (0, 1)),
  default_billing INTEGER NOT NULL CHECK (default_billing IN (0, 1)),
  created_at TEXT NOT NULL
);
CREATE INDEX customer_addresses_customer ON customer_addresses (customer_id);
CREATE UNIQUE INDEX customer_addresses_shipping ON customer_addresses (customer_id) WHERE default_shipping = 1;
CREATE UNIQUE INDEX customer_addresses_billing ON customer_addresses (customer_id) WHERE default_billing = 1;

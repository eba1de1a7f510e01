-- What has happened in the shop, added up by the day in New Zealand. It has no id of a person or a device.
CREATE TABLE daily_numbers (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  kind TEXT NOT NULL CHECK (kind IN ('visit', 'page', 'product', 'added', 'checkout', 'vital', 'error')),
  -- The source of a visit, a kind of page, a sku, or a vital with its page and value.
  name TEXT NOT NULL CHECK (length(name) <= 64),
  device TEXT NOT NULL CHECK (device IN ('mobile', 'desktop', 'tv', 'car')),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, kind, name, device)
) STRICT, WITHOUT ROWID;

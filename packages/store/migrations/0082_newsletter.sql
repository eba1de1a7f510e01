-- What a subscriber gets: the kind of code behind the setting that promises it.
CREATE TABLE newsletter_offers (
  setting TEXT PRIMARY KEY CHECK (setting IN ('newsletter_offer', 'newsletter_offer_sitewide')),
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'piece')),
  percent INTEGER CHECK (percent BETWEEN 1 AND 100),
  sku TEXT,
  option_value_id INTEGER,
  -- What the code says of itself in the cart.
  label TEXT NOT NULL,
  -- How long it counts.
  days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 3650),
  CHECK ((kind = 'percent') = (percent IS NOT NULL)
    AND (kind = 'piece') = (sku IS NOT NULL AND option_value_id IS NOT NULL))
);

CREATE TABLE subscribers (
  -- As orders have it.
  email_key TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  -- In the link that ends the letters; whoever has it may.
  token TEXT NOT NULL UNIQUE CHECK (length(token) = 32),
  subscribed INTEGER NOT NULL DEFAULT 1 CHECK (subscribed IN (0, 1)),
  -- Where they subscribed first.
  source TEXT NOT NULL,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
);

-- An offer gives an address one code, however often it is asked for.
ALTER TABLE coupons ADD COLUMN offer TEXT;
CREATE UNIQUE INDEX coupons_offer ON coupons (email_key, offer) WHERE offer IS NOT NULL;

-- A gift for the birthday of a subscriber is an offer like the others. Only the day and the month are kept, and only where
-- the shop has such a gift.
CREATE TABLE newsletter_offers_next (
  setting TEXT PRIMARY KEY CHECK (setting IN ('newsletter_offer', 'newsletter_offer_sitewide', 'birthday_gift')),
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
INSERT INTO newsletter_offers_next SELECT setting, kind, percent, sku, option_value_id, label, days FROM newsletter_offers;
DROP TABLE newsletter_offers;
ALTER TABLE newsletter_offers_next RENAME TO newsletter_offers;

-- `MM-DD`.
ALTER TABLE subscribers ADD COLUMN birthday TEXT CHECK (birthday GLOB '[01][0-9]-[0-3][0-9]');
CREATE INDEX subscribers_birthday ON subscribers (birthday) WHERE birthday IS NOT NULL;

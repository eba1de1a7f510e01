-- What each row of the price table has cost, from when and until when, so that the shop can show that a price which it strikes
-- through was the usual one. Triggers write it, so no way to change a price goes past it. No key leads to the product: what
-- was charged stays true when an option has gone. `cents` is null where a row was taken out of the table.
CREATE TABLE price_history (
  product_id INTEGER NOT NULL,
  option_value_id INTEGER NOT NULL,
  quantity_from INTEGER NOT NULL,
  from_at TEXT NOT NULL,
  -- Null for the present price.
  replaced_at TEXT,
  cents INTEGER,
  letter_cents INTEGER,
  PRIMARY KEY (product_id, option_value_id, quantity_from, from_at)
) WITHOUT ROWID;
CREATE INDEX price_history_replaced ON price_history (replaced_at) WHERE replaced_at IS NOT NULL;

-- Nothing is known of the time before.
INSERT INTO price_history (product_id, option_value_id, quantity_from, from_at, cents, letter_cents)
  SELECT product_id, option_value_id, quantity_from, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), cents, letter_cents FROM price_rows;

-- Why an offer may last longer than 28 days.
ALTER TABLE offers ADD COLUMN reason TEXT NOT NULL DEFAULT '';
-- An offer that comes back: the days from one beginning to the next.
ALTER TABLE offers ADD COLUMN repeat_days INTEGER CHECK (repeat_days >= 1);
-- `changes` counts what may have made the offer untrue; `checked` is the count that it was checked at.
ALTER TABLE offers ADD COLUMN changes INTEGER NOT NULL DEFAULT 1;
ALTER TABLE offers ADD COLUMN checked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX offers_end ON offers (to_at);

-- The products whose prices an offer may strike through. An offer without a row here reduces nothing.
CREATE TABLE offer_products (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  offer_id INTEGER NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, offer_id)
) WITHOUT ROWID;
CREATE INDEX offer_products_offer ON offer_products (offer_id);

-- Offers of before that run for longer than the shop now allows end with this migration.
UPDATE offers SET to_at = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', from_at, '+1 second'))
  WHERE julianday(to_at) - julianday(from_at) > 28.1 AND to_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now');

CREATE TRIGGER price_history_added AFTER INSERT ON price_rows BEGIN
  UPDATE price_history SET replaced_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE replaced_at IS NULL AND product_id = NEW.product_id AND option_value_id = NEW.option_value_id AND quantity_from = NEW.quantity_from;
  INSERT OR REPLACE INTO price_history (product_id, option_value_id, quantity_from, from_at, cents, letter_cents) VALUES (NEW.product_id, NEW.option_value_id, NEW.quantity_from, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NEW.cents, NEW.letter_cents);
  DELETE FROM offer_products WHERE product_id = NEW.product_id;
  UPDATE offers SET changes = changes + 1 WHERE product_id IS NULL OR product_id = NEW.product_id;
END;

CREATE TRIGGER price_history_changed AFTER UPDATE OF cents, letter_cents, takes_offers ON price_rows WHEN OLD.cents <> NEW.cents OR OLD.letter_cents IS NOT NEW.letter_cents OR OLD.takes_offers <> NEW.takes_offers BEGIN
  UPDATE price_history SET replaced_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE replaced_at IS NULL AND product_id = NEW.product_id AND option_value_id = NEW.option_value_id AND quantity_from = NEW.quantity_from;
  INSERT OR REPLACE INTO price_history (product_id, option_value_id, quantity_from, from_at, cents, letter_cents) VALUES (NEW.product_id, NEW.option_value_id, NEW.quantity_from, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NEW.cents, NEW.letter_cents);
  DELETE FROM offer_products WHERE product_id = NEW.product_id;
  UPDATE offers SET changes = changes + 1 WHERE product_id IS NULL OR product_id = NEW.product_id;
END;

CREATE TRIGGER price_history_gone AFTER DELETE ON price_rows BEGIN
  UPDATE price_history SET replaced_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE replaced_at IS NULL AND product_id = OLD.product_id AND option_value_id = OLD.option_value_id AND quantity_from = OLD.quantity_from;
  UPDATE offers SET changes = changes + 1 WHERE product_id IS NULL OR product_id = OLD.product_id;
END;

-- One offer counts in the check of the others on its product.
CREATE TRIGGER offers_added AFTER INSERT ON offers BEGIN
  UPDATE offers SET changes = changes + 1 WHERE NEW.product_id IS NULL OR product_id IS NULL OR product_id = NEW.product_id;
END;

CREATE TRIGGER offers_changed AFTER UPDATE OF product_id, percent, from_at, to_at, reason ON offers BEGIN
  DELETE FROM offer_products WHERE offer_id = NEW.id;
  UPDATE offers SET changes = changes + 1 WHERE NEW.product_id IS NULL OR product_id IS NULL OR product_id = NEW.product_id OR id = OLD.id;
END;

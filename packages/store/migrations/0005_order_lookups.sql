-- Guesses at an order's postcode by someone who knows its number and mail; counted from the first on, for a while.
ALTER TABLE orders ADD COLUMN lookup_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN lookup_since TEXT NOT NULL DEFAULT '';

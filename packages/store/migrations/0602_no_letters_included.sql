-- A sign that is a drawing has no letters, so a price may pay for none of them. The check of a column cannot be changed: both
-- columns are made again, with what they held.
CREATE TABLE kept_letters AS
  SELECT product_id, option_value_id, quantity_from, letters_included, letter_cents
    FROM price_rows WHERE letters_included IS NOT NULL;
ALTER TABLE price_rows DROP COLUMN letter_cents;
ALTER TABLE price_rows DROP COLUMN letters_included;
ALTER TABLE price_rows ADD COLUMN letters_included INTEGER CHECK (letters_included >= 0);
ALTER TABLE price_rows ADD COLUMN letter_cents INTEGER
  CHECK (letter_cents >= 0 AND letters_included IS NOT NULL OR letter_cents IS NULL AND letters_included IS NULL);
UPDATE price_rows AS r SET letters_included = k.letters_included, letter_cents = k.letter_cents
  FROM kept_letters k
  WHERE k.product_id = r.product_id AND k.option_value_id = r.option_value_id AND k.quantity_from = r.quantity_from;
DROP TABLE kept_letters;

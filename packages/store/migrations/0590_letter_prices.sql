-- A price by the letter: it pays for the first letters, and each further one adds `letter_cents`. Both are null for a price
-- that does not depend on words.
ALTER TABLE price_rows ADD COLUMN letters_included INTEGER CHECK (letters_included >= 1);
ALTER TABLE price_rows ADD COLUMN letter_cents INTEGER
  CHECK (letter_cents >= 0 AND letters_included IS NOT NULL OR letter_cents IS NULL AND letters_included IS NULL);

-- The letters of the design's neon signs, counted by the store; null for revisions from before they were counted.
ALTER TABLE design_revisions ADD COLUMN letters INTEGER CHECK (letters >= 0);

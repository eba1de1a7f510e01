-- A revision that was saved to go on a line; of another shop's carts this is all that is known here.
ALTER TABLE design_revisions ADD COLUMN for_cart INTEGER NOT NULL DEFAULT 0 CHECK (for_cart IN (0, 1));

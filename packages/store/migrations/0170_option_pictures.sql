-- The picture of a product with this value, which its page shows when the value is chosen; '' for none.
ALTER TABLE option_values ADD COLUMN picture TEXT NOT NULL DEFAULT '';

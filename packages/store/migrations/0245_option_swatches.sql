-- The colours of a value, such as '#f0382e #ff8a2a', which its page shows beside the title; '' for a value without colour.
ALTER TABLE option_values ADD COLUMN swatch TEXT NOT NULL DEFAULT '';

-- The GST number of the shop when the order was placed. An invoice is made anew each time, and must not change when the
-- shop gets a number or gives it up.
ALTER TABLE orders ADD COLUMN gst_number TEXT NOT NULL DEFAULT '';
UPDATE orders SET gst_number = coalesce((SELECT value FROM config_values WHERE key = 'gst_number'), '');

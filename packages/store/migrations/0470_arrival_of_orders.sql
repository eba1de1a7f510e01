-- The working days from the payment to the arrival that the checkout promised. The day is counted from the payment, so
-- that it stays the promised one whatever the settings say by then. Null for orders from before, and for what is mailed.
ALTER TABLE orders ADD COLUMN arrival_days INTEGER;

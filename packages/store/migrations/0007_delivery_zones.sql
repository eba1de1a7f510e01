-- JSON list of the delivery zones (town, rural, chathams) that a method goes to.
ALTER TABLE shipping_methods ADD COLUMN zones TEXT NOT NULL DEFAULT '["town"]';

-- JSON list of the uids of an order line's options. They say which prints of a design by copies the line has. Null for lines
-- from before, which have the whole design.
ALTER TABLE order_lines ADD COLUMN option_uids TEXT CHECK (option_uids IS NULL OR json_valid(option_uids));

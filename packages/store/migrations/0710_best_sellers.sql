-- The products that sold in the last ninety days, by the pieces in orders that are paid. A job replaces all rows once a day
-- (ADR 93). Empty where too few orders were placed to say anything.
CREATE TABLE best_sellers (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  -- 1 for what sold most. No two products share one.
  place INTEGER NOT NULL,
  pieces INTEGER NOT NULL,
  -- The day in New Zealand on which it was counted.
  counted_on TEXT NOT NULL
);

CREATE INDEX orders_that_sold ON orders (created_at) WHERE status IN ('processing', 'in_production', 'shipped', 'complete');

-- The shopkeeper's list, from which one or two deals run in every week. The seed's file is the list.
CREATE TABLE weekly_deals (
  product_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 90),
  -- From 0, in the order in which they take their turns.
  position INTEGER NOT NULL
);

-- Of a weekly deal: the Monday with which its week begins in New Zealand, yyyy-mm-dd. Null for every other offer.
ALTER TABLE offers ADD COLUMN week TEXT;
CREATE UNIQUE INDEX offers_week ON offers (week, product_id) WHERE week IS NOT NULL;

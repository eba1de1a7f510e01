-- Retention finds what has had its time through an index, in portions. What a foreign key refers to is looked up too when
-- a row goes, so each of those columns has an index.
CREATE INDEX carts_age ON carts (active, updated_at);
CREATE INDEX orders_of_cart ON orders (cart_id);
CREATE INDEX design_revisions_preview ON design_revisions (preview_uid);
CREATE INDEX enquiries_age ON enquiries (created_at) WHERE status <> 'approved';

-- Where a walk through a table stands in which most rows stay for ever.
CREATE TABLE retention_cursors (
  walk TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  id INTEGER NOT NULL
) WITHOUT ROWID;

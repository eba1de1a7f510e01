-- The order a review is bound to: its writer has bought what it speaks of.
ALTER TABLE reviews ADD COLUMN order_id INTEGER REFERENCES orders (id);
-- One for each product of an order.
CREATE UNIQUE INDEX reviews_order ON reviews (order_id, sku) WHERE order_id IS NOT NULL;
CREATE INDEX reviews_newest ON reviews (created_at);

CREATE TABLE review_photos (
  review_uid TEXT NOT NULL REFERENCES reviews (uid) ON DELETE CASCADE,
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE RESTRICT,
  position INTEGER NOT NULL,
  PRIMARY KEY (review_uid, position)
);
CREATE INDEX review_photos_upload ON review_photos (upload_uid);

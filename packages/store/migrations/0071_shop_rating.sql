-- What the reviews of everything on sale come to: every page says it, so no page may count them.
CREATE TABLE shop_rating (
  is_sample INTEGER NOT NULL CHECK (is_sample IN (0, 1)),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  n INTEGER NOT NULL CHECK (n >= 0),
  PRIMARY KEY (is_sample, rating)
);

CREATE VIEW counted_reviews AS
  SELECT reviews.uid, reviews.is_sample, reviews.rating FROM reviews
  JOIN products ON products.sku = reviews.sku AND products.enabled = 1
  WHERE reviews.status = 'approved';

INSERT INTO shop_rating (is_sample, rating, n)
  SELECT is_sample, rating, count(*) FROM counted_reviews GROUP BY is_sample, rating;

CREATE TRIGGER shop_rating_new_review AFTER INSERT ON reviews
BEGIN
  INSERT INTO shop_rating (is_sample, rating, n)
    SELECT is_sample, rating, 1 FROM counted_reviews WHERE uid = NEW.uid
    ON CONFLICT (is_sample, rating) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER shop_rating_lost_review BEFORE DELETE ON reviews
BEGIN
  UPDATE shop_rating SET n = n - 1
    WHERE (is_sample, rating) IN (SELECT is_sample, rating FROM counted_reviews WHERE uid = OLD.uid);
END;

CREATE TRIGGER shop_rating_before_change BEFORE UPDATE OF sku, status, is_sample, rating ON reviews
BEGIN
  UPDATE shop_rating SET n = n - 1
    WHERE (is_sample, rating) IN (SELECT is_sample, rating FROM counted_reviews WHERE uid = OLD.uid);
END;

CREATE TRIGGER shop_rating_after_change AFTER UPDATE OF sku, status, is_sample, rating ON reviews
BEGIN
  INSERT INTO shop_rating (is_sample, rating, n)
    SELECT is_sample, rating, 1 FROM counted_reviews WHERE uid = NEW.uid
    ON CONFLICT (is_sample, rating) DO UPDATE SET n = n + 1;
END;

-- A product that goes on sale, or off it, takes its reviews along. It is rare, so they are counted anew.
CREATE TRIGGER shop_rating_new_product AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM reviews WHERE sku = NEW.sku)
BEGIN
  DELETE FROM shop_rating;
  INSERT INTO shop_rating (is_sample, rating, n)
    SELECT is_sample, rating, count(*) FROM counted_reviews GROUP BY is_sample, rating;
END;

CREATE TRIGGER shop_rating_changed_product AFTER UPDATE OF sku, enabled ON products
WHEN NEW.sku <> OLD.sku OR NEW.enabled <> OLD.enabled
BEGIN
  DELETE FROM shop_rating;
  INSERT INTO shop_rating (is_sample, rating, n)
    SELECT is_sample, rating, count(*) FROM counted_reviews GROUP BY is_sample, rating;
END;

CREATE TRIGGER shop_rating_lost_product AFTER DELETE ON products
WHEN EXISTS (SELECT 1 FROM reviews WHERE sku = OLD.sku)
BEGIN
  DELETE FROM shop_rating;
  INSERT INTO shop_rating (is_sample, rating, n)
    SELECT is_sample, rating, count(*) FROM counted_reviews GROUP BY is_sample, rating;
END;

-- A person is a mailbox: an address without its tag, and at Google without dots and with one domain. Before, codes for a first
-- order, subscriptions and reminders knew the tag alone. `mailboxKey` in identity.ts says the same.

-- A generated column cannot be changed, so both are made anew, under the name that earlier code reads.
DROP TRIGGER orders_take_coupon;
DROP INDEX orders_email;
ALTER TABLE orders DROP COLUMN email_key;
ALTER TABLE orders ADD COLUMN email_key TEXT GENERATED ALWAYS AS (lower(
  iif(lower(substr(email, instr(email, '@'))) IN ('@gmail.com', '@googlemail.com'),
    replace(substr(email, 1, iif(instr(email, '+') BETWEEN 1 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1),
      '.', '') || '@gmail.com',
    substr(email, 1, iif(instr(email, '+') BETWEEN 1 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1)
      || substr(email, instr(email, '@'))))) VIRTUAL;
CREATE INDEX orders_email ON orders (email_key);
CREATE TRIGGER orders_take_coupon AFTER INSERT ON orders WHEN NEW.coupon_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'COUPON_REFUSED') FROM coupons c WHERE c.id = NEW.coupon_id AND (
    NEW.created_at < c.from_at OR NEW.created_at >= c.to_at
    OR c.email_key <> (SELECT email_key FROM orders WHERE id = NEW.id)
    OR (c.first_order_only = 1 AND EXISTS (SELECT 1 FROM orders mine JOIN orders o ON o.email_key = mine.email_key
      WHERE mine.id = NEW.id AND o.id <> NEW.id AND o.status <> 'cancelled')));
  UPDATE coupons SET used = used + 1 WHERE id = NEW.coupon_id;
END;

ALTER TABLE carts DROP COLUMN email_key;
ALTER TABLE carts ADD COLUMN email_key TEXT GENERATED ALWAYS AS (lower(
  iif(lower(substr(email, instr(email, '@'))) IN ('@gmail.com', '@googlemail.com'),
    replace(substr(email, 1, iif(instr(email, '+') BETWEEN 1 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1),
      '.', '') || '@gmail.com',
    substr(email, 1, iif(instr(email, '+') BETWEEN 1 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1)
      || substr(email, instr(email, '@'))))) VIRTUAL;

-- Stored keys have no tag, so only Google's dots and its other domain are left.
CREATE TABLE mailbox_keys (before TEXT PRIMARY KEY, after TEXT NOT NULL);
INSERT INTO mailbox_keys (before, after)
  SELECT email_key, replace(substr(email_key, 1, instr(email_key, '@') - 1), '.', '') || '@gmail.com'
  FROM (SELECT email_key FROM coupons UNION SELECT email_key FROM subscribers UNION SELECT email_key FROM reminders)
  WHERE substr(email_key, instr(email_key, '@')) IN ('@gmail.com', '@googlemail.com');

UPDATE reminders SET email_key = (SELECT after FROM mailbox_keys WHERE before = email_key)
  WHERE email_key IN (SELECT before FROM mailbox_keys);

-- A person who was mailed the code of an offer twice keeps both codes. Only the older one is that of the offer.
UPDATE coupons SET offer = NULL WHERE offer IS NOT NULL AND EXISTS (
  SELECT 1 FROM coupons older JOIN mailbox_keys his ON his.before = older.email_key
    JOIN mailbox_keys mine ON mine.before = coupons.email_key
  WHERE his.after = mine.after AND older.offer = coupons.offer AND older.id < coupons.id);
UPDATE coupons SET email_key = (SELECT after FROM mailbox_keys WHERE before = email_key)
  WHERE email_key IN (SELECT before FROM mailbox_keys);

-- Of two subscriptions of a person the one stays that was changed last, which is what the person said last. What was said
-- before stays with it, as evidence.
CREATE TABLE merged_subscribers (email_key TEXT PRIMARY KEY, kept TEXT NOT NULL);
INSERT INTO merged_subscribers (email_key, kept)
  SELECT email_key, kept FROM (SELECT s.email_key,
    first_value(s.email_key) OVER (PARTITION BY k.after ORDER BY s.changed_at DESC, s.email_key) AS kept
    FROM subscribers s JOIN mailbox_keys k ON k.before = s.email_key)
  WHERE email_key <> kept;
UPDATE subscription_changes SET email_key = (SELECT kept FROM merged_subscribers m WHERE m.email_key = subscription_changes.email_key)
  WHERE email_key IN (SELECT email_key FROM merged_subscribers);
DELETE FROM subscribers WHERE email_key IN (SELECT email_key FROM merged_subscribers);
UPDATE subscribers SET email_key = (SELECT after FROM mailbox_keys WHERE before = email_key)
  WHERE email_key IN (SELECT before FROM mailbox_keys);

DROP TABLE merged_subscribers;
DROP TABLE mailbox_keys;

-- Gifts of birthdays that a mailbox has had, by a hash of the offer and the mailbox. A code loses its address with the account;
-- this row stays, so a mailbox that subscribes again gets no second gift in the year.
CREATE TABLE birthday_gifts (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX birthday_gifts_age ON birthday_gifts (at);

-- An address that begins with a plus is a name, not a tag. Before, all of them at one domain were one person.
-- `mailboxKey` in identity.ts says the same. A generated column cannot be changed, so both are made anew.
DROP TRIGGER orders_take_coupon;
DROP INDEX orders_email;
ALTER TABLE orders DROP COLUMN email_key;
ALTER TABLE orders ADD COLUMN email_key TEXT GENERATED ALWAYS AS (lower(
  iif(lower(substr(email, instr(email, '@'))) IN ('@gmail.com', '@googlemail.com'),
    replace(substr(email, 1, iif(instr(email, '+') BETWEEN 2 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1),
      '.', '') || '@gmail.com',
    substr(email, 1, iif(instr(email, '+') BETWEEN 2 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1)
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
    replace(substr(email, 1, iif(instr(email, '+') BETWEEN 2 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1),
      '.', '') || '@gmail.com',
    substr(email, 1, iif(instr(email, '+') BETWEEN 2 AND instr(email, '@'), instr(email, '+'), instr(email, '@')) - 1)
      || substr(email, instr(email, '@'))))) VIRTUAL;

-- Such a key had no name. Of all who shared it, the subscription has one address: it, its code and its reminders keep that.
-- The key of the subscription goes last, and what was said goes with it.
CREATE TABLE plus_keys (before TEXT PRIMARY KEY, after TEXT NOT NULL);
INSERT INTO plus_keys (before, after)
  SELECT email_key, lower(iif(email_key = '@gmail.com',
    replace(substr(email, 1, instr(email, '@') - 1), '.', '') || '@gmail.com', email))
  FROM subscribers WHERE email_key LIKE '@%' AND email LIKE '+%';
UPDATE reminders SET email_key = (SELECT after FROM plus_keys WHERE before = email_key)
  WHERE email_key IN (SELECT before FROM plus_keys);
UPDATE coupons SET email_key = (SELECT after FROM plus_keys WHERE before = email_key)
  WHERE email_key IN (SELECT before FROM plus_keys);
UPDATE subscribers SET email_key = (SELECT after FROM plus_keys WHERE before = email_key)
  WHERE email_key IN (SELECT before FROM plus_keys);
DROP TABLE plus_keys;

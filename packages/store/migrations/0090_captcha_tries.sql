-- Tries at what can be guessed: a password, the postcode of an order. One row for what is tried together with the
-- caller's address, one for what is tried by all callers. `subject` is the short keyed hash of a bucket, so the number
-- of rows is bounded and a row names nobody. A row brings along how many tries the price of the latest one covers: a
-- batch with a try that was too cheap fails as a whole.
CREATE TABLE captcha_tries (
  subject TEXT PRIMARY KEY,
  tries INTEGER NOT NULL,
  tries_max INTEGER NOT NULL,
  forgotten_at TEXT NOT NULL,
  CONSTRAINT captcha_price CHECK (tries <= tries_max)
) WITHOUT ROWID;
CREATE INDEX captcha_tries_age ON captcha_tries (forgotten_at);

-- Nothing locks an account any more. The table stays for the code before this migration.
DELETE FROM login_failures;

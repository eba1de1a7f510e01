CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  is_subscribed INTEGER NOT NULL DEFAULT 0 CHECK (is_subscribed IN (0, 1)),
  -- With its method, cost and salt: $scrypt$ln=14,r=8,p=5$salt$hash
  password_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
);

-- Only the hash is kept: whoever reads this table cannot log in with it.
CREATE TABLE customer_tokens (
  hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE INDEX customer_tokens_customer ON customer_tokens (customer_id);
CREATE INDEX customer_tokens_expiry ON customer_tokens (expires_at);

-- By the hash of the address that was tried, whether or not someone has it.
CREATE TABLE login_failures (
  email_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  forgotten_at TEXT NOT NULL
);
CREATE INDEX login_failures_age ON login_failures (forgotten_at);

ALTER TABLE customers ADD COLUMN phone_no TEXT;
ALTER TABLE customers ADD COLUMN date_of_birth TEXT;
-- The last registration with the address of this customer. Its mail says that there is an account.
ALTER TABLE customers ADD COLUMN registered_again_at TEXT;

-- An account whose address is not confirmed. The link in the mail makes it a customer. Each registration with an address
-- has a link of its own: a later one, by somebody else, does not change an earlier one.
CREATE TABLE registrations (
  token_hash TEXT PRIMARY KEY CHECK (length(token_hash) = 64),
  email TEXT NOT NULL COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  date_of_birth TEXT,
  phone_no TEXT,
  is_subscribed INTEGER NOT NULL CHECK (is_subscribed IN (0, 1)),
  password_hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX registrations_email ON registrations (email);
CREATE INDEX registrations_expiry ON registrations (expires_at);

-- The newest one-time code of a customer. Wrong tries end it.
CREATE TABLE login_codes (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL CHECK (length(code_hash) = 64),
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT NOT NULL
);
CREATE INDEX login_codes_expiry ON login_codes (expires_at);

-- The newest link of a customer for a new password. It works once.
CREATE TABLE password_resets (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
  expires_at TEXT NOT NULL
);
CREATE INDEX password_resets_expiry ON password_resets (expires_at);

-- Logins by an OpenID provider that have begun. Each ends once, in the browser where it began.
CREATE TABLE social_logins (
  state_hash TEXT PRIMARY KEY CHECK (length(state_hash) = 64),
  -- Hash of the guest key of the browser.
  owner TEXT NOT NULL,
  provider TEXT NOT NULL,
  nonce TEXT NOT NULL,
  verifier TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX social_logins_expiry ON social_logins (expires_at);

-- Persons at providers, each with the customer who logs in by it.
CREATE TABLE social_identities (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  PRIMARY KEY (issuer, subject)
) WITHOUT ROWID;
CREATE INDEX social_identities_customer ON social_identities (customer_id);

-- Persons at providers with the address of a customer who has not connected them. The customer has to log in first.
CREATE TABLE social_connections (
  state_hash TEXT PRIMARY KEY CHECK (length(state_hash) = 64),
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX social_connections_customer ON social_connections (customer_id);
CREATE INDEX social_connections_expiry ON social_connections (expires_at);

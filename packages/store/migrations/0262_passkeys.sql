-- Public keys by which customers log in. The private keys never leave the customers' devices.
CREATE TABLE passkeys (
  -- Chosen by the device, in base64url.
  credential_id TEXT PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  -- How often the device says that the key was used. Many devices always say 0.
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) WITHOUT ROWID;
CREATE INDEX passkeys_customer ON passkeys (customer_id);

-- Random values that a device has to sign, each once.
CREATE TABLE passkey_challenges (
  hash TEXT PRIMARY KEY CHECK (length(hash) = 64),
  -- Of a new passkey; null for a login.
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenges_customer ON passkey_challenges (customer_id);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);

-- Who recommends the shop, by the hash of their address: one code for each.
CREATE TABLE referrals (
  code TEXT PRIMARY KEY,
  email_hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
);

-- Who was written to, by the hash of their address: nobody twice.
CREATE TABLE invitations (
  friend_hash TEXT PRIMARY KEY,
  code TEXT NOT NULL REFERENCES referrals (code),
  created_at TEXT NOT NULL
);
CREATE INDEX invitations_code ON invitations (code, created_at);

-- What a customer has chosen about rewards. A customer without a row has not chosen anything.
CREATE TABLE reward_accounts (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  -- When the customer joined the levels; null for one who has not.
  joined_at TEXT,
  -- Mails about new points, and before points end.
  mails_earned INTEGER NOT NULL DEFAULT 0 CHECK (mails_earned IN (0, 1)),
  mails_ending INTEGER NOT NULL DEFAULT 1 CHECK (mails_ending IN (0, 1))
);

-- The customer of a code. Null for a person without an account.
ALTER TABLE referrals ADD COLUMN customer_id INTEGER REFERENCES customers (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX referrals_customer ON referrals (customer_id) WHERE customer_id IS NOT NULL;

-- Orders of friends who came by a code. Only hashes of their addresses are kept.
CREATE TABLE referred_orders (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id),
  code TEXT NOT NULL REFERENCES referrals (code),
  friend_hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- When the customer of the code got the reward.
  rewarded_at TEXT
);
CREATE INDEX referred_orders_code ON referred_orders (code);
-- A friend brings one reward.
CREATE UNIQUE INDEX referred_orders_friend ON referred_orders (friend_hash) WHERE rewarded_at IS NOT NULL;

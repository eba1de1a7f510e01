-- Proofs of work that were handed in: each counts once.
CREATE TABLE captcha_solutions (
  nonce TEXT PRIMARY KEY,
  expires_at TEXT NOT NULL
);
CREATE INDEX captcha_solutions_expiry ON captcha_solutions (expires_at);

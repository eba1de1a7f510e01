-- Who ran which command of `pnpm shop`, and how it ended. A row that stays 'begun' is of a call that was cut off.
CREATE TABLE operator_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  -- The name that the operator gave, the token's fingerprint, and the hash of the network address.
  who TEXT NOT NULL,
  -- The command and the ids that it names; no other words.
  command TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('begun', 'done', 'refused', 'failed'))
);
CREATE INDEX operator_audit_at ON operator_audit (at);

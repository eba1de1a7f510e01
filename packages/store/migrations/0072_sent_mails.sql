-- How a mail in the outbox fared. `unknown`: it may have gone or not, and a person decides whether it goes again.
ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
-- Not before then; empty is at once.
ALTER TABLE outbox ADD COLUMN next_at TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN tried_at TEXT;
ALTER TABLE outbox ADD COLUMN error TEXT;
CREATE INDEX outbox_unsent ON outbox (state, next_at) WHERE state <> 'sent';

-- Jobs and mails anew: no closed list of kinds and states. The code has the lists, so a
-- new kind needs no new table.
CREATE TABLE jobs_before AS SELECT * FROM jobs;
DROP TABLE jobs;
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  -- The order that it is about, and what else tells two jobs of a kind apart: a refund, a reminder's number, an upload.
  order_id INTEGER REFERENCES orders (id),
  subject TEXT NOT NULL DEFAULT '',
  run_at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting',
  -- Counted when it is claimed.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Nobody else takes it before then.
  claimed_until TEXT NOT NULL DEFAULT '',
  error TEXT,
  -- When it was done or given up.
  ended_at TEXT
);
INSERT INTO jobs (id, kind, order_id, run_at, state, attempts, error, ended_at)
  SELECT id, kind, order_id, run_at, state, attempts, error, CASE state WHEN 'waiting' THEN NULL ELSE run_at END
  FROM jobs_before;
DROP TABLE jobs_before;
CREATE UNIQUE INDEX jobs_once ON jobs (kind, coalesce(order_id, 0), subject);
CREATE INDEX jobs_order ON jobs (order_id);
CREATE INDEX jobs_due ON jobs (run_at) WHERE state = 'waiting';
CREATE INDEX jobs_ended ON jobs (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE outbox_before AS SELECT * FROM outbox;
DROP TABLE outbox;
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The mail's name: a mail with the name of another is not written.
  message_id TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  -- Where an answer goes, if not to its sender.
  reply_to TEXT,
  subject TEXT NOT NULL,
  -- Empty once the mail has gone.
  body TEXT NOT NULL,
  -- Of a newsletter mail: where a mail program may end the subscription by one POST.
  unsubscribe_url TEXT,
  state TEXT NOT NULL DEFAULT 'waiting',
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Not before then; empty is at once.
  next_at TEXT NOT NULL DEFAULT '',
  tried_at TEXT,
  error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
);
INSERT INTO outbox (id, message_id, recipient, reply_to, subject, body, state, attempts, next_at, tried_at, error,
    created_at, sent_at)
  SELECT id, message_id, recipient, reply_to, subject, CASE state WHEN 'sent' THEN '' ELSE body END, state, attempts,
    next_at, tried_at, error, created_at, CASE state WHEN 'sent' THEN coalesce(tried_at, created_at) END
  FROM outbox_before;
DROP TABLE outbox_before;
CREATE INDEX outbox_state ON outbox (state, next_at);
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

-- Welcome mails that an address has had, by the hash that names them: nobody gets one twice, also when the outbox has
-- forgotten it.
CREATE TABLE newsletter_welcomes (
  name TEXT PRIMARY KEY,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO newsletter_welcomes (name, created_at)
  SELECT message_id, created_at FROM outbox WHERE message_id LIKE 'newsletter-%';

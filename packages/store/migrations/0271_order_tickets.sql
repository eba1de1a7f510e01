-- Questions of customers about their orders.
CREATE TABLE tickets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 32),
  -- As in mails: T000012.
  number TEXT GENERATED ALWAYS AS (printf('T%06d', id)) VIRTUAL,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  subject TEXT NOT NULL,
  -- Open: the shop answers next.
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'closed')),
  -- Of the first message, so that a repeated request makes no second ticket.
  digest TEXT NOT NULL UNIQUE CHECK (length(digest) = 64),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX tickets_customer ON tickets (customer_id, updated_at);
CREATE INDEX tickets_order ON tickets (order_id);
CREATE INDEX tickets_waiting ON tickets (updated_at) WHERE status = 'open';

CREATE TABLE ticket_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket_id INTEGER NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  author TEXT NOT NULL CHECK (author IN ('customer', 'shop')),
  message TEXT NOT NULL,
  digest TEXT NOT NULL CHECK (length(digest) = 64),
  created_at TEXT NOT NULL,
  UNIQUE (ticket_id, digest)
);

CREATE TABLE ticket_files (
  message_id INTEGER NOT NULL REFERENCES ticket_messages (id) ON DELETE CASCADE,
  upload_uid TEXT NOT NULL REFERENCES uploads (uid),
  PRIMARY KEY (message_id, upload_uid)
) WITHOUT ROWID;
CREATE INDEX ticket_files_upload ON ticket_files (upload_uid);

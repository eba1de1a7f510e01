-- Where an answer to a mail goes, if not to its sender.
ALTER TABLE outbox ADD COLUMN reply_to TEXT;

-- What shoppers send by a form and a person reads.
CREATE TABLE enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'order', 'photo')),
  -- Of all that was sent and the day: the same sent twice is one.
  digest TEXT NOT NULL UNIQUE,
  -- The name by which shop and shopper speak of it: the digest's beginning.
  reference TEXT GENERATED ALWAYS AS (upper(substr(digest, 1, 8))) VIRTUAL,
  email TEXT NOT NULL,
  -- JSON list of {label, value}, in the words of that moment.
  details TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'approved', 'refused')),
  created_at TEXT NOT NULL
);
CREATE INDEX enquiries_reference ON enquiries (reference);
CREATE INDEX enquiries_status ON enquiries (status, id);
CREATE INDEX enquiries_email ON enquiries (email, created_at);

-- Photos of an enquiry are kept as long as it is.
CREATE TABLE enquiry_photos (
  enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  upload_uid TEXT NOT NULL REFERENCES uploads (uid) ON DELETE RESTRICT,
  PRIMARY KEY (enquiry_id, upload_uid)
);
CREATE INDEX enquiry_photos_upload ON enquiry_photos (upload_uid);

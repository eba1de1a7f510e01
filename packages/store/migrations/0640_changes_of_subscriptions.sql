-- What a subscriber has said: each change of a subscription, with the words that were beside the button. The shop must be
-- able to prove consent (Unsolicited Electronic Messages Act 2007, section 9).
CREATE TABLE subscription_changes (
  id INTEGER PRIMARY KEY,
  email_key TEXT NOT NULL REFERENCES subscribers (email_key) ON UPDATE CASCADE ON DELETE CASCADE,
  subscribed INTEGER NOT NULL CHECK (subscribed IN (0, 1)),
  form TEXT NOT NULL CHECK (form IN ('footer', 'popup', 'account', 'registration', 'login', 'link', 'mail program', 'before')),
  -- The path of the page; '' if it is not known.
  page TEXT NOT NULL,
  words TEXT NOT NULL,
  at TEXT NOT NULL
);
CREATE INDEX subscription_changes_email ON subscription_changes (email_key);

-- Before these rows only the first form and the last change were kept.
INSERT INTO subscription_changes (email_key, subscribed, form, page, words, at)
  SELECT email_key, subscribed, 'before', source, '', changed_at FROM subscribers;

-- The first name, as the popup asks for it.
ALTER TABLE subscribers ADD COLUMN firstname TEXT NOT NULL DEFAULT '';

-- Mails that a subscriber gets once: a cart that was left, and the question for a review.
CREATE TABLE reminders (
  kind TEXT NOT NULL CHECK (kind IN ('cart', 'review')),
  -- The masked id of the cart, or the token of the order.
  subject TEXT NOT NULL,
  email_key TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (kind, subject)
);
CREATE INDEX reminders_email ON reminders (email_key, kind, at);
CREATE INDEX reminders_age ON reminders (at);
CREATE INDEX orders_sent ON orders (shipped_at) WHERE shipped_at IS NOT NULL;

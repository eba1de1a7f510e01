-- Gifts of birthdays that a mailbox has had, by a hash of the offer and the mailbox. A code loses its address with the account;
-- this row stays, so that whoever subscribes again gets no second gift in the year.
CREATE TABLE birthday_gifts (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX birthday_gifts_age ON birthday_gifts (at);

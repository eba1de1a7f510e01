-- Questions of shoppers. They are no rows of `questions`, which the seed writes anew.
CREATE TABLE asked_questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Address of the page it was asked on, without the slash.
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  question TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'answered', 'refused')),
  answer TEXT,
  asked_at TEXT NOT NULL,
  answered_at TEXT,
  CHECK (status <> 'answered' OR answer <> '')
);
CREATE INDEX asked_questions_slug ON asked_questions (slug, status);
CREATE INDEX asked_questions_status ON asked_questions (status, id);

-- What a page shows: the shop's own questions first, then those of shoppers that were answered.
CREATE VIEW shown_questions AS
  SELECT slug, question, answer, answer_html, 0 AS was_asked, position, id FROM questions
UNION ALL
  SELECT slug, question, answer, NULL, 1, 0, id FROM asked_questions WHERE status = 'answered';

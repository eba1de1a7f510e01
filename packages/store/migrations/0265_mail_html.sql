-- The mail as HTML, beside its plain text. Empty once the mail has gone, and in mails of earlier code.
ALTER TABLE outbox ADD COLUMN html TEXT NOT NULL DEFAULT '';

-- Which drawing of a sign is the present one: it rises when the shopper changes the words.
ALTER TABLE sign_approvals ADD COLUMN drawing INTEGER NOT NULL DEFAULT 1;
-- When the shopper was mailed the present drawing; null before.
ALTER TABLE sign_approvals ADD COLUMN mailed_at TEXT;
CREATE INDEX sign_approvals_unmailed ON sign_approvals (line_id) WHERE mailed_at IS NULL AND approved_at IS NULL;
-- These shoppers have had the mail of their order.
UPDATE sign_approvals SET mailed_at = '2026-11-28T00:00:00.000Z';

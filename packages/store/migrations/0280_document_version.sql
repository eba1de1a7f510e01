-- The version of the design tool's document that a browser sent. It is stored as the present version; an older one may not
-- follow a newer one, because its page does not show what the newer one added.
ALTER TABLE design_revisions ADD COLUMN document_version INTEGER NOT NULL DEFAULT 1;

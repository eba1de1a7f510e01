-- What the picture of a design shows, in words, for people who do not see it; '' for none.
ALTER TABLE design_revisions ADD COLUMN preview_words TEXT NOT NULL DEFAULT '' CHECK (length(preview_words) <= 200);

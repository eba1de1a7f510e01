-- Whose design a document is: the trash keeps files by their owners, and the deletion of an account empties its own part.
ALTER TABLE design_files ADD COLUMN owner TEXT;
CREATE INDEX design_files_owner ON design_files (owner);
UPDATE design_files SET owner = (SELECT d.owner FROM design_revisions r JOIN designs d ON d.uid = r.design_uid
  WHERE r.file_key = design_files.object_key);

-- A move of an owner is remembered as long as the trash: files that were deleted before have the earlier owner.
CREATE INDEX owner_moves_to ON owner_moves (to_owner);

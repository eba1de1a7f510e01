-- The definitions by which ordered products are printed, each once, under its SHA-256. A later change of a product does not
-- change the print of an order. Lines from before are printed by the present definition.
CREATE TABLE ordered_definitions (
  sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
  definition TEXT NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER ordered_definitions_immutable BEFORE UPDATE ON ordered_definitions
BEGIN
  SELECT RAISE(ABORT, 'DEFINITION_IMMUTABLE');
END;

ALTER TABLE order_lines ADD COLUMN definition_sha256 TEXT REFERENCES ordered_definitions (sha256);

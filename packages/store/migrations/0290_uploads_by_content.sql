-- A photo that this shopper has sent before is found by its content.
CREATE INDEX uploads_content ON uploads (owner, sha256) WHERE sha256 IS NOT NULL;

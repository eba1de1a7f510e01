-- What the neon sign of a design is made of, as JSON list of {label, value}: worked out by the store when the design is put
-- on a line. Null for designs without a sign, and before.
ALTER TABLE design_revisions ADD COLUMN sign_facts TEXT;

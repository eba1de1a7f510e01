-- The paid neon signs. Each waits until the maker approves its drawing; it is bent only then (ADR 78).
CREATE TABLE sign_approvals (
  line_id INTEGER PRIMARY KEY REFERENCES order_lines (id) ON DELETE CASCADE,
  -- The letters that are paid, which its words may have until then; null for a design from before they were counted.
  letters INTEGER,
  -- Null while it waits.
  approved_at TEXT
);
CREATE INDEX sign_approvals_waiting ON sign_approvals (line_id) WHERE approved_at IS NULL;

-- A line gets its print file with the payment. One of a sign begins to wait then.
CREATE TRIGGER signs_wait AFTER INSERT ON print_files
WHEN EXISTS (
  SELECT 1 FROM order_lines l LEFT JOIN ordered_definitions s ON s.sha256 = l.definition_sha256
    LEFT JOIN products p ON p.id = l.product_id, json_each(coalesce(s.definition, p.definition), '$.parts') part
  WHERE l.id = NEW.line_id AND part.value ->> '$.sign' IS NOT NULL
)
BEGIN
  INSERT INTO sign_approvals (line_id, letters)
    SELECT l.id, r.letters FROM order_lines l LEFT JOIN design_revisions r
      ON r.design_uid = l.design_uid AND r.revision = l.design_revision WHERE l.id = NEW.line_id
    ON CONFLICT DO NOTHING;
END;

-- Signs that are paid by now, and that the workshop has not begun.
INSERT INTO sign_approvals (line_id, letters)
  SELECT DISTINCT l.id, r.letters FROM print_files f JOIN orders o ON o.id = f.order_id JOIN order_lines l ON l.id = f.line_id
    LEFT JOIN design_revisions r ON r.design_uid = l.design_uid AND r.revision = l.design_revision
    LEFT JOIN ordered_definitions s ON s.sha256 = l.definition_sha256
    LEFT JOIN products p ON p.id = l.product_id, json_each(coalesce(s.definition, p.definition), '$.parts') part
  WHERE o.status = 'processing' AND part.value ->> '$.sign' IS NOT NULL;

-- What the daily check of the files of open orders found; `missing` is a JSON list of keys.
CREATE TABLE order_file_checks (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  checked_at TEXT NOT NULL,
  missing TEXT NOT NULL
);
CREATE INDEX order_file_checks_missing ON order_file_checks (order_id) WHERE missing <> '[]';
-- Uploads whose file goes to the trash with the next minute.
CREATE INDEX uploads_deleted ON uploads (created_at) WHERE state = 'deleted';

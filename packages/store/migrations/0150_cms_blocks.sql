-- Pieces of CMS HTML that are no page, such as the main menu.
CREATE TABLE cms_blocks (
  identifier TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  -- HTML.
  content TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1))
);

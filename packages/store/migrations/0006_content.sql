-- What pages say beside their own text: reviews, questions, videos, blog posts, the banner of an offer; and when a
-- page last changed. Times are ISO 8601 in UTC.
ALTER TABLE products ADD COLUMN about_artist TEXT NOT NULL DEFAULT '';
ALTER TABLE products ADD COLUMN meta_robots TEXT NOT NULL DEFAULT 'INDEX,FOLLOW';
-- JSON list of {label, url}, for a product with a page of its own.
ALTER TABLE products ADD COLUMN breadcrumbs TEXT NOT NULL DEFAULT '[]';
ALTER TABLE products ADD COLUMN updated_at TEXT NOT NULL DEFAULT '';
-- Of all that the seed says about it: the same hash keeps the old date.
ALTER TABLE products ADD COLUMN content_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE pages ADD COLUMN updated_at TEXT NOT NULL DEFAULT '';
ALTER TABLE pages ADD COLUMN content_hash TEXT NOT NULL DEFAULT '';

-- An offer without a title runs without a banner.
ALTER TABLE offers ADD COLUMN sale_title TEXT NOT NULL DEFAULT '';
ALTER TABLE offers ADD COLUMN offer_text TEXT NOT NULL DEFAULT '';
ALTER TABLE offers ADD COLUMN offer_description TEXT NOT NULL DEFAULT '';
ALTER TABLE offers ADD COLUMN show_timer INTEGER NOT NULL DEFAULT 0 CHECK (show_timer IN (0, 1));
ALTER TABLE offers ADD COLUMN store_notice TEXT NOT NULL DEFAULT '';

CREATE TABLE reviews (
  uid TEXT PRIMARY KEY,
  sku TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  nickname TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'refused')),
  -- 1: written for a shop without customers yet; it never counts in production.
  is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
  created_at TEXT NOT NULL
);
-- The figures of a product are read from the index alone.
CREATE INDEX reviews_figures ON reviews (sku, status, is_sample, rating);

CREATE TABLE questions (
  id INTEGER PRIMARY KEY,
  -- Address of the page that shows it, without the slash.
  slug TEXT NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  -- Where the answer needs more than plain text.
  answer_html TEXT,
  position INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX questions_slug ON questions (slug, position);

CREATE TABLE videos (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  thumbnail_path TEXT NOT NULL,
  uploaded_at TEXT NOT NULL,
  -- ISO 8601, like PT8S.
  duration TEXT NOT NULL,
  -- A file of the shop's own, or the address of a player elsewhere.
  src TEXT,
  embed_url TEXT,
  position INTEGER NOT NULL DEFAULT 0,
  CHECK (src IS NOT NULL OR embed_url IS NOT NULL)
);
CREATE INDEX videos_slug ON videos (slug, position);

CREATE TABLE blog_categories (
  id INTEGER PRIMARY KEY,
  url_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE blog_posts (
  id INTEGER PRIMARY KEY,
  url_key TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  author TEXT NOT NULL,
  published_at TEXT NOT NULL,
  picture_path TEXT,
  picture_alt TEXT,
  short_content TEXT NOT NULL,
  -- HTML.
  content TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1)),
  updated_at TEXT NOT NULL DEFAULT '',
  content_hash TEXT NOT NULL DEFAULT ''
);

CREATE TABLE blog_post_categories (
  post_id INTEGER NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES blog_categories (id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, category_id)
);

-- Every address of the catalogue, the CMS and the blog that answers a page. `pictures` is a JSON list of {url, label}.
-- A landing page is as new as the product that it sells.
CREATE VIEW site_pages AS
  SELECT pages.slug, max(pages.updated_at, coalesce(products.updated_at, '')) AS updated_at,
    pages.meta_robots AS robots, pages.canonical_url,
    CASE WHEN pages.picture_path IS NULL THEN '[]'
      ELSE json_array(json_object('url', pages.picture_path, 'label', pages.picture_alt)) END AS pictures
  FROM pages LEFT JOIN products ON products.sku = pages.sku AND products.enabled = 1
  WHERE pages.enabled = 1
UNION ALL
  SELECT url_key, updated_at, meta_robots, landing_path, pictures FROM products
  WHERE enabled = 1 AND landing_path = '/' || url_key
    AND NOT EXISTS (SELECT 1 FROM pages WHERE pages.slug = url_key AND pages.enabled = 1)
UNION ALL
  SELECT 'blog/' || url_key, updated_at,
    coalesce((SELECT value FROM config_values WHERE key = 'blog_meta_robots'), 'INDEX,FOLLOW'), NULL,
    CASE WHEN picture_path IS NULL THEN '[]'
      ELSE json_array(json_object('url', picture_path, 'label', picture_alt)) END
  FROM blog_posts WHERE enabled = 1;

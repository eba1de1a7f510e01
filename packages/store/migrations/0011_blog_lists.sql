-- The blog and its categories are pages too: each as new as its newest post, and none while it has no post.
DROP VIEW site_pages;
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
  FROM blog_posts WHERE enabled = 1
UNION ALL
  SELECT 'blog', max(updated_at),
    coalesce((SELECT value FROM config_values WHERE key = 'blog_meta_robots'), 'INDEX,FOLLOW'), NULL, '[]'
  FROM blog_posts WHERE enabled = 1 HAVING count(*) > 0
UNION ALL
  SELECT 'blog/' || blog_categories.url_key, max(blog_posts.updated_at),
    coalesce((SELECT value FROM config_values WHERE key = 'blog_meta_robots'), 'INDEX,FOLLOW'), NULL, '[]'
  FROM blog_categories
  JOIN blog_post_categories ON blog_post_categories.category_id = blog_categories.id
  JOIN blog_posts ON blog_posts.id = blog_post_categories.post_id AND blog_posts.enabled = 1
  GROUP BY blog_categories.url_key;

// What the seed has to know of its tables beside their rows.

/** Columns of the key of every table that a seed writes. */
export const KEYS = {
  config_values: ['key'],
  countries: ['code'],
  regions: ['id'],
  shipping_methods: ['carrier_code', 'method_code'],
  redirects: ['slug'],
  products: ['id'],
  options: ['id'],
  option_values: ['id'],
  price_rows: ['product_id', 'option_value_id', 'quantity_from'],
  stock: ['product_id'],
  offers: ['id'],
  coupons: ['code'],
  weekly_deals: ['product_id'],
  newsletter_offers: ['setting'],
  pages: ['id'],
  questions: ['id'],
  videos: ['id'],
  blog_categories: ['id'],
  blog_posts: ['id'],
  blog_post_categories: ['post_id', 'category_id'],
}

/** Tables whose rows go when they leave the seed's files. Carts and orders may still name the rows of the others. */
export const PRUNED = new Set([
  'redirects',
  'price_rows',
  'option_values',
  'offers',
  'weekly_deals',
  'newsletter_offers',
  'questions',
  'videos',
  'blog_post_categories',
])

/** Tables that earlier seeds numbered anew every time; what they left has other numbers than now. */
export const RENUMBERED = new Set(['questions', 'videos'])

/** Columns that hold another table's first key. */
const PARENTS = {
  regions: { country_code: 'countries' },
  options: { product_id: 'products' },
  option_values: { option_id: 'options' },
  price_rows: { product_id: 'products', option_value_id: 'option_values' },
  stock: { product_id: 'products' },
  offers: { product_id: 'products' },
  weekly_deals: { product_id: 'products' },
  blog_post_categories: { post_id: 'blog_posts', category_id: 'blog_categories' },
}

/** The rows that a row hangs on, as `{ table, key }`. */
export const parentsOf = (table, row) =>
  Object.entries(PARENTS[table] ?? {})
    .filter(([column]) => row[column] !== null)
    .map(([column, parent]) => ({ table: parent, key: String(row[column]) }))

/** Columns beside the key in which two rows may not say the same. */
export const UNIQUE = {
  products: ['sku', 'url_key'],
  pages: ['slug'],
  blog_posts: ['url_key'],
  blog_categories: ['url_key'],
}

/** Where a table also has rows in great number that are none of the seed's, those that it looks at. */
export const LOOKED_AT = { coupons: 'email_key IS NULL AND offer IS NULL', offers: 'week IS NULL' }

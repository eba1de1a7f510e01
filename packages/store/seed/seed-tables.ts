// Keys and relations of the tables of the seed.
import type { Row } from './sql.ts'

/** Key columns of every seeded table. */
export const KEYS = {
  config_values: ['key'],
  attributes: ['code'],
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
  readymade_templates: ['id'],
  pages: ['id'],
  cms_blocks: ['identifier'],
  questions: ['id'],
  videos: ['id'],
  blog_categories: ['id'],
  blog_posts: ['id'],
  blog_post_categories: ['post_id', 'category_id'],
}

/** A seeded table. */
export type Table = keyof typeof KEYS

/** Which row of which table. */
export interface RowKey {
  table: Table
  /** As in `seeded_rows`. */
  key: string
}

/** Tables whose rows are deleted when the files no longer have them. Carts and orders may refer to rows of the others. */
export const PRUNED: ReadonlySet<Table> = new Set<Table>([
  'attributes',
  'redirects',
  'price_rows',
  'options',
  'option_values',
  'weekly_deals',
  'newsletter_offers',
  'readymade_templates',
  'questions',
  'videos',
  'blog_post_categories',
])

/** Tables whose ids earlier versions of the seed generated on every run. */
export const RENUMBERED: ReadonlySet<Table> = new Set<Table>(['questions', 'videos'])

/** Columns that refer to the key of another table. */
const PARENTS: Readonly<Partial<Record<Table, Readonly<Record<string, Table>>>>> = {
  regions: { country_code: 'countries' },
  options: { product_id: 'products' },
  option_values: { option_id: 'options' },
  price_rows: { product_id: 'products', option_value_id: 'option_values' },
  stock: { product_id: 'products' },
  offers: { product_id: 'products' },
  weekly_deals: { product_id: 'products' },
  readymade_templates: { product_id: 'products' },
  blog_post_categories: { post_id: 'blog_posts', category_id: 'blog_categories' },
}

/** The rows that a row refers to. */
export const parentsOf = (table: Table, row: Row): RowKey[] =>
  Object.entries(PARENTS[table] ?? {})
    .filter(([column]) => row[column] !== null)
    .map(([column, parent]) => ({ table: parent, key: String(row[column]) }))

/** Unique columns beside the key. */
export const UNIQUE: Readonly<Partial<Record<Table, readonly string[]>>> = {
  products: ['sku', 'url_key'],
  readymade_templates: ['sku'],
  pages: ['slug'],
  blog_posts: ['url_key'],
  blog_categories: ['url_key'],
}

/** Conditions for tables that also have many rows of shoppers, which the seed does not read. */
export const ROW_FILTERS: Readonly<Partial<Record<Table, string>>> = {
  coupons: 'email_key IS NULL AND offer IS NULL',
  offers: 'week IS NULL',
}

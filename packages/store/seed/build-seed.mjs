// The seed files as SQL: upserts by key of catalogue, pages and settings. What shoppers made is never touched.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { customerRows } from './build-customers.mjs'

const here = (path) => new URL(path, import.meta.url)
const readJson = (path) => JSON.parse(readFileSync(here(path), 'utf8'))
const namesIn = (folder, ending) =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith(ending))
    .sort()

const cents = (dollars) => Math.round(dollars * 100)
const optionValueUid = (option, value) => Buffer.from(`custom-option/${option}/${value}`).toString('base64')

/** A value as SQLite writes it; the one place where text meets SQL. */
function literal(value) {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'object') return literal(JSON.stringify(value))
  if (value.includes('\0')) throw new Error('seed: a text with a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}

/** Insert, or bring what is there to the seed's values. */
function upsert(table, keys, row) {
  const rest = Object.keys(row).filter((column) => !keys.includes(column))
  const action =
    rest.length > 0 ? `UPDATE SET ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}` : 'NOTHING'
  return `${insert(table, row)} ON CONFLICT (${keys.join(', ')}) DO ${action}`
}

const insert = (table, row) =>
  `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`

/** Rows of the seed's own tables that have left its files. */
const prune = (table, column, values) =>
  `DELETE FROM ${table} WHERE ${column} NOT IN (${values.map(literal).join(', ') || 'NULL'})`

/** Addresses of the finished pictures by name; a name without a picture is ''. */
function pictureAddresses(picturesDir) {
  let folders = []
  try {
    folders = readdirSync(picturesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  const named = new Map(
    folders.flatMap(({ name }) => {
      const [, key] = /^([a-z0-9-]+)\.\d+x\d+\.[0-9a-f]{6}\.[0-9a-f]{8}$/.exec(name) ?? []
      if (!key) return []
      const files = readdirSync(join(picturesDir, name)).filter((file) => file.endsWith('.webp'))
      const widest = files.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0]
      return widest ? [[key, `/pictures/${name}/${widest}`]] : []
    }),
  )
  return (name) => named.get(name) ?? ''
}

/** The product's definition (packages/design), its sizes, depths and edges taken from the options. */
function definitionOf(product) {
  const values = product.options.flatMap((option) =>
    option.values.map((value) => ({ ...value, optionUid: optionValueUid(option.id, value.id) })),
  )
  const having = (key) => values.filter((value) => value[key] !== undefined)
  return {
    version: 1,
    ...product.design,
    sizes: having('width_mm').map(({ optionUid, width_mm, height_mm }) => ({
      optionUid,
      widthMm: width_mm,
      heightMm: height_mm,
    })),
    depths: having('depth_mm').map(({ optionUid, depth_mm }) => ({ optionUid, depthMm: depth_mm })),
    edges: having('edge').map(({ optionUid, edge }) => ({ optionUid, edge })),
  }
}

function optionStatements(product, option, position) {
  const values = option.values.map((value, at) =>
    upsert('option_values', ['id'], {
      id: value.id,
      option_id: option.id,
      title: value.title,
      add_cents: cents(value.add ?? 0),
      position: at + 1,
    }),
  )
  const prices = option.values.flatMap((value) =>
    (value.prices ?? []).map((price, at) =>
      upsert('price_rows', ['product_id', 'option_value_id', 'quantity_from'], {
        product_id: product.id,
        option_value_id: value.id,
        quantity_from: product.quantity_breaks[at],
        cents: cents(price),
        takes_offers: value.takes_offers ?? true,
      }),
    ),
  )
  const { id, title, required } = option
  return [
    upsert('options', ['id'], { id, product_id: product.id, title, required, position: position + 1 }),
    ...values,
    ...prices,
  ]
}

function productStatements(product, picture) {
  const { options, design, quantity_breaks, pictures, stock, ...columns } = product
  const found = pictures.map((entry) => ({ url: picture(entry.picture), label: entry.label }))
  return [
    upsert('products', ['id'], {
      ...columns,
      definition: design ? definitionOf(product) : null,
      pictures: found.filter(({ url }) => url !== ''),
    }),
    `DELETE FROM price_rows WHERE product_id = ${product.id} AND quantity_from NOT IN (${quantity_breaks.join(', ')})`,
    ...options.flatMap((option, position) => optionStatements(product, option, position)),
    // What is in the workshop is counted down by orders: a seed sets it once.
    ...(stock === undefined
      ? []
      : [`INSERT INTO stock (product_id, qty) VALUES (${product.id}, ${stock}) ON CONFLICT (product_id) DO NOTHING`]),
  ]
}

/** `{{picture canvas-room}}` in a text becomes the picture's address. */
const withPictures = (text, picture) => text.replace(/\{\{picture ([a-z0-9-]+)\}\}/g, (_, key) => picture(key))

/** A page file is a JSON head in a comment, then the page's HTML. */
function readPage(name, picture) {
  const file = readFileSync(here(`pages/${name}`), 'utf8')
  const [whole, head] = /^<!--\n(\{[\s\S]*?\n\})\n-->\n/.exec(file) ?? []
  if (!whole) throw new Error(`seed/pages/${name}: the JSON head is missing`)
  const { picture: pictureName, ...columns } = JSON.parse(head)
  return {
    slug: name.replace(/\.html$/, ''),
    ...columns,
    picture_path: pictureName ? picture(pictureName) || null : null,
    content: withPictures(file.slice(whole.length), picture),
  }
}

function shopStatements(shop, picture) {
  return [
    ...Object.entries(shop.config).map(([key, value]) =>
      upsert('config_values', ['key'], { key, value: withPictures(value, picture) }),
    ),
    ...shop.countries.flatMap(({ regions, ...country }) => [
      upsert('countries', ['code'], country),
      ...regions.map((region) => upsert('regions', ['id'], { ...region, country_code: country.code })),
    ]),
    ...shop.shipping_methods.map(({ price, days, free_above, ...method }, at) =>
      upsert('shipping_methods', ['carrier_code', 'method_code'], {
        ...method,
        cents: cents(price),
        free_above,
        days_key: days,
        position: at + 1,
      }),
    ),
    ...shop.offers.map((offer) => upsert('offers', ['id'], offer)),
    prune(
      'offers',
      'id',
      shop.offers.map(({ id }) => id),
    ),
    ...Object.entries(shop.redirects).map(([slug, target]) => upsert('redirects', ['slug'], { slug, target })),
    prune('redirects', 'slug', Object.keys(shop.redirects)),
  ]
}

/**
 * SQL statements that bring a migrated database to the seed files, in order. `picturesDir` holds the finished
 * pictures; what is not there yet leaves an empty address. `withSamples` adds the sample customer: never in production.
 */
export function buildSeed({ picturesDir, withSamples = false }) {
  const picture = pictureAddresses(picturesDir)
  const products = namesIn('products/', '.json').map((name) => readJson(`products/${name}`))
  const pages = namesIn('pages/', '.html').map((name) => readPage(name, picture))
  const values = products.flatMap(({ options }) => options.flatMap((option) => option.values))
  return [
    ...shopStatements(readJson('shop.json'), picture),
    ...products.flatMap((product) => productStatements(product, picture)),
    // Prices and choices that are gone; carts that still name them say so to their shopper.
    prune(
      'price_rows',
      'option_value_id',
      values.filter(({ prices }) => prices).map(({ id }) => id),
    ),
    prune(
      'option_values',
      'id',
      values.map(({ id }) => id),
    ),
    ...pages.map((page) => upsert('pages', ['id'], page)),
    ...(withSamples ? customerRows(readJson('customers.json')) : []).map(
      (row) => `${insert('customers', row)} ON CONFLICT DO NOTHING`,
    ),
  ]
}

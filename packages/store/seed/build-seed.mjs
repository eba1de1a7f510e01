// The seed files as SQL: upserts by key of catalogue, pages and settings. What shoppers made is never touched.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blogStatements, reviewStatements, shownStatements } from './build-content.mjs'
import { customerRows } from './build-customers.mjs'
import { fillIn } from './fill-in.mjs'
import { insert, prune, upsert, upsertDated } from './sql.mjs'

const here = (path) => new URL(path, import.meta.url)
const readJson = (path) => JSON.parse(readFileSync(here(path), 'utf8'))
const namesIn = (folder, ending) =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith(ending))
    .sort()

const cents = (dollars) => Math.round(dollars * 100)
const optionValueUid = (option, value) => Buffer.from(`custom-option/${option}/${value}`).toString('base64')

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

/** `shown`: what its page shows beside the product itself. */
function productStatements(product, { picture, filled }, shown) {
  const { options, design, quantity_breaks, pictures, stock, ...columns } = product
  const found = pictures.map((entry) => ({ url: picture(entry.picture), label: entry.label }))
  const row = {
    ...columns,
    description: filled(columns.description),
    definition: design ? definitionOf(product) : null,
    pictures: found.filter(({ url }) => url !== ''),
  }
  return [
    upsertDated('products', ['id'], row, { options, quantity_breaks, ...shown }),
    `DELETE FROM price_rows WHERE product_id = ${product.id} AND quantity_from NOT IN (${quantity_breaks.join(', ')})`,
    ...options.flatMap((option, position) => optionStatements(product, option, position)),
    // What is in the workshop is counted down by orders: a seed sets it once.
    ...(stock === undefined
      ? []
      : [`INSERT INTO stock (product_id, qty) VALUES (${product.id}, ${stock}) ON CONFLICT (product_id) DO NOTHING`]),
  ]
}

/** A page or post file is a JSON head in a comment, then its HTML. */
function readText(folder, name, { picture, filled }) {
  const file = readFileSync(here(`${folder}/${name}`), 'utf8')
  const [whole, head] = /^<!--\n(\{[\s\S]*?\n\})\n-->\n/.exec(file) ?? []
  if (!whole) throw new Error(`seed/${folder}/${name}: the JSON head is missing`)
  const { picture: pictureName, ...columns } = JSON.parse(head)
  return {
    key: name.replace(/\.html$/, ''),
    columns: {
      ...columns,
      picture_path: pictureName ? picture(pictureName) || null : null,
      content: filled(file.slice(whole.length)),
    },
  }
}

const readPage = (name, fill) => {
  const { key, columns } = readText('pages', name, fill)
  return { slug: key, ...columns }
}

const readPost = (name, fill) => {
  const { key, columns } = readText('blog', name, fill)
  return { url_key: key, ...columns, published_at: instant(columns.published_at) }
}

/** A time with its offset from UTC, as the shopkeeper writes it, in UTC. */
const instant = (time) => new Date(time).toISOString()

const offerStatements = (offers) => [
  ...offers.map((offer) =>
    upsert('offers', ['id'], { ...offer, from_at: instant(offer.from_at), to_at: instant(offer.to_at) }),
  ),
  // Those of a week are the store's own: it makes them from the list of weekly deals.
  `${prune(
    'offers',
    'id',
    offers.map(({ id }) => id),
  )} AND week IS NULL`,
]

/** Codes of letters that went out long ago: the cart still knows why they no longer count. */
const couponStatements = (coupons) =>
  coupons.map((coupon) =>
    upsert('coupons', ['code'], {
      ...coupon,
      from_at: instant(coupon.from_at),
      to_at: instant(coupon.to_at),
      created_at: instant(coupon.from_at),
    }),
  )

/** The list from which the store takes each week's deals. */
function dealStatements(deals, products) {
  const rows = deals.map(({ sku, percent }, position) => {
    const { id } = products.find((product) => product.sku === sku) ?? {}
    if (!id) throw new Error(`seed/shop.json: no product ${sku} for a weekly deal`)
    return { product_id: id, percent, position }
  })
  return [
    ...rows.map((row) => upsert('weekly_deals', ['product_id'], row)),
    prune(
      'weekly_deals',
      'product_id',
      rows.map(({ product_id }) => product_id),
    ),
  ]
}

function shopStatements(shop, filled) {
  return [
    ...Object.entries(shop.config).map(([key, value]) =>
      upsert('config_values', ['key'], { key, value: filled(value) }),
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
    ...Object.entries(shop.redirects).map(([slug, target]) => upsert('redirects', ['slug'], { slug, target })),
    prune('redirects', 'slug', Object.keys(shop.redirects)),
  ]
}

/** The address of a video by its file's name. */
const videoAddress = (file) => `/videos/${file}`

/**
 * SQL statements that bring a migrated database to the seed files, in order. `picturesDir` holds the finished
 * pictures; what is not there yet leaves an empty address. `withSamples` adds the sample customer and the sample
 * reviews: never in production.
 */
export function buildSeed({ picturesDir, withSamples = false }) {
  const picture = pictureAddresses(picturesDir)
  const shop = readJson('shop.json')
  const products = namesIn('products/', '.json').map((name) => readJson(`products/${name}`))
  const filled = fillIn({ shop, products, picture })
  const pages = namesIn('pages/', '.html').map((name) => readPage(name, { picture, filled }))
  const posts = namesIn('blog/', '.html').map((name) => readPost(name, { picture, filled }))
  const questions = readJson('questions.json')
  const videos = readJson('videos.json')
  const shownOn = (slug) => ({ questions: questions[slug], videos: videos[slug] })
  const values = products.flatMap(({ options }) => options.flatMap((option) => option.values))
  return [
    ...shopStatements(shop, filled),
    ...products.flatMap((product) => productStatements(product, { picture, filled }, shownOn(product.url_key))),
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
    ...offerStatements(shop.offers),
    ...couponStatements(shop.coupons),
    ...dealStatements(shop.weekly_deals, products),
    ...shop.newsletter_offers.map((offer) => upsert('newsletter_offers', ['setting'], offer)),
    prune(
      'newsletter_offers',
      'setting',
      shop.newsletter_offers.map(({ setting }) => setting),
    ),
    ...pages.map((page) => upsertDated('pages', ['id'], page, shownOn(page.slug))),
    ...shownStatements({ questions, videos }, { picture, video: videoAddress }),
    ...blogStatements(readJson('blog/categories.json'), posts),
    ...reviewStatements(readJson('reviews.json'), withSamples),
    ...(withSamples ? customerRows(readJson('customers.json')) : []).map(
      (row) => `${insert('customers', row)} ON CONFLICT DO NOTHING`,
    ),
  ]
}

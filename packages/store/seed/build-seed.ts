// The seed files as rows of the database: catalogue, pages and settings, without any data of shoppers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blogRows, type Post, shownRows } from './build-content.ts'
import { definitionOf } from './build-definition.ts'
import { type Opening, offerRows } from './build-offers.ts'
import { sampleStatements } from './build-samples.ts'
import { bundleParts } from './bundle-parts.ts'
import { fillIn } from './fill-in.ts'
import { cents, priceRows } from './price-rows.ts'
import type {
  BlockHead,
  BySlug,
  PageHead,
  PostHead,
  SeedAttribute,
  SeedCategory,
  SeedCoupon,
  SeedCustomer,
  SeedDeal,
  SeedOption,
  SeedProduct,
  SeedQuestion,
  SeedReviews,
  SeedShop,
  SeedVideo,
} from './seed-files.ts'
import { datedRow, firstRow, type SeedRow, seedRow, statementOf } from './seed-row.ts'
import { withSignPictures } from './sign-pictures.ts'
import { READY_MADE } from './templates/ready-made.ts'

/** The path of a picture by its name. */
type PictureOf = (name: string) => string

/** What fills in the texts of the files. */
interface Fill {
  picture: PictureOf
  filled: (text: string) => string
}

/** The folder with the finished pictures, and the day of the seed in New Zealand (yyyy-mm-dd). */
export interface Pictures {
  picturesDir: string
  day: string
}

const here = (path: string) => new URL(path, import.meta.url)
const readJson = <T>(path: string): T => JSON.parse(readFileSync(here(path), 'utf8'))
const namesIn = (folder: string, ending: string) =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith(ending))
    .sort()

/** Colours by the title of an option and of its value. */
const SWATCHES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = readJson('swatches.json')

/** The folders in a folder; none if it is missing. */
function foldersIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Returns a function from a picture's name to its path; '' for an unknown name. */
function pictureAddresses(picturesDir: string): PictureOf {
  const named = new Map(
    foldersIn(picturesDir).flatMap(({ name }): [string, string][] => {
      const [, key] = /^([a-z0-9-]+)\.\d+x\d+\.[0-9a-f]{6}\.[0-9a-f]{8}$/.exec(name) ?? []
      if (!key) return []
      const files = readdirSync(join(picturesDir, name)).filter((file) => file.endsWith('.webp'))
      const widest = files.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0]
      return widest ? [[key, `/pictures/${name}/${widest}`]] : []
    }),
  )
  return (name) => named.get(name) ?? ''
}

function optionRows(product: SeedProduct, option: SeedOption, position: number, picture: PictureOf) {
  const values = option.values.map((value, at) =>
    seedRow('option_values', {
      id: value.id,
      option_id: option.id,
      title: value.title,
      add_cents: cents(value.add ?? 0),
      position: at + 1,
      picture: value.picture ? picture(value.picture) : '',
      swatch: (SWATCHES[option.title]?.[value.title] ?? []).join(' '),
    }),
  )
  const prices = option.values.flatMap((value) => priceRows(product, value))
  const { id, title, required } = option
  return [
    seedRow('options', { id, product_id: product.id, title, required, position: position + 1 }),
    ...values,
    ...prices,
  ]
}

/** `shown`: the other content of its page. */
function productRows(product: SeedProduct, products: readonly SeedProduct[], { picture, filled }: Fill, shown: object) {
  const { options, design, quantity_breaks, pictures, stock, ...columns } = product
  const found = pictures.map((entry) => ({ url: picture(entry.picture), label: entry.label }))
  const row = {
    ...columns,
    description: filled(columns.description),
    definition: definitionOf(product, picture),
    parts: bundleParts(product, products),
    pictures: found.filter(({ url }) => url !== ''),
  }
  return [
    datedRow('products', row, { options, quantity_breaks, ...shown }),
    ...options.flatMap((option, position) => optionRows(product, option, position, picture)),
    // Orders count the stock down, so a seed sets it only once.
    ...(stock === undefined ? [] : [firstRow('stock', { product_id: product.id, qty: stock })]),
  ]
}

/** The file of a page, a block or a post has a JSON head in a comment, then HTML. */
function readText<Head extends { picture?: string }>(folder: string, name: string, { picture, filled }: Fill) {
  const file = readFileSync(here(`${folder}/${name}`), 'utf8')
  const [whole, json = ''] = /^<!--\n(\{[\s\S]*?\n\})\n-->\n/.exec(file) ?? []
  if (!whole) throw new Error(`seed/${folder}/${name}: the JSON head is missing`)
  const head: Head = JSON.parse(json)
  const { picture: pictureName, ...columns } = head
  return {
    key: name.replace(/\.html$/, ''),
    columns: {
      ...columns,
      picture_path: pictureName ? picture(pictureName) || null : null,
      content: filled(file.slice(whole.length)),
    },
  }
}

const readPage = (name: string, fill: Fill) => {
  const { key, columns } = readText<PageHead>('pages', name, fill)
  return { slug: key, ...columns }
}

const readBlock = (name: string, fill: Fill) => {
  const { key, columns } = readText<BlockHead>('blocks', name, fill)
  return { identifier: key, title: columns.title, content: columns.content }
}

const readPost = (name: string, fill: Fill): Post => {
  const { key, columns } = readText<PostHead>('blog', name, fill)
  return { url_key: key, ...columns, published_at: instant(columns.published_at) }
}

/** A time in UTC. The files have times with their offset from UTC. */
const instant = (time: string) => new Date(time).toISOString()

/** Expired newsletter codes, so that the cart can explain why they are not valid. */
const couponRows = (coupons: readonly SeedCoupon[]) =>
  coupons.map((coupon) =>
    seedRow('coupons', {
      ...coupon,
      from_at: instant(coupon.from_at),
      to_at: instant(coupon.to_at),
      created_at: instant(coupon.from_at),
    }),
  )

/** The list of products for the weekly deals. */
function dealRows(deals: readonly SeedDeal[], products: readonly SeedProduct[]) {
  return deals.map(({ sku, percent }, position) => {
    const { id } = products.find((product) => product.sku === sku) ?? {}
    if (!id) throw new Error(`seed/shop.json: no product ${sku} for a weekly deal`)
    return seedRow('weekly_deals', { product_id: id, percent, position })
  })
}

/** The ready-made designs of a product that names a list of them. */
function templateRows({ sku, id: product_id, design }: SeedProduct, picture: PictureOf) {
  const type = design?.templates
  if (type === undefined) return []
  const list = READY_MADE[type]
  if (list?.sku !== sku) throw new Error(`seed/templates: no ready-made designs ${type} for ${sku}`)
  return list.templates.map(({ keywords, ...template }, at) =>
    seedRow('readymade_templates', {
      ...template,
      product_id,
      product_type: type,
      material: list.material,
      meta_title: `${template.name}: ${list.noun} to make your own`,
      meta_description: template.description,
      meta_keywords: keywords,
      pictures: Object.fromEntries(
        list.shapes.map(({ outline, ending }) => [outline, picture(`template-${template.sku}${ending}`)]),
      ),
      position: at + 1,
    }),
  )
}

/** Attributes by which shoppers filter a list of products. */
const attributeRows = (attributes: readonly SeedAttribute[]) =>
  attributes.map((attribute, at) => seedRow('attributes', { ...attribute, position: at + 1 }))

function shopRows(shop: SeedShop, filled: Fill['filled']) {
  return [
    ...attributeRows(shop.attributes),
    ...Object.entries(shop.config).map(([key, value]) => seedRow('config_values', { key, value: filled(value) })),
    ...shop.countries.flatMap(({ regions, ...country }) => [
      seedRow('countries', country),
      ...regions.map((region) => seedRow('regions', { ...region, country_code: country.code })),
    ]),
    ...shop.shipping_methods.map(({ price, days, free_above, ...method }, at) =>
      seedRow('shipping_methods', {
        ...method,
        cents: cents(price),
        free_above,
        days_key: days,
        position: at + 1,
      }),
    ),
    ...Object.entries(shop.redirects).map(([slug, target]) => seedRow('redirects', { slug, target })),
  ]
}

/** The path of a video file. */
const videoAddress = (file: string) => `/videos/${file}`

/** Every row of the seed files, parents before their children. A missing picture has an empty path. */
export function buildRows({ picturesDir, day }: Pictures, opening: Opening): SeedRow[] {
  const picture = pictureAddresses(picturesDir)
  const shop: SeedShop = readJson('shop.json')
  const products = namesIn('products/', '.json').map((name) =>
    withSignPictures(readJson<SeedProduct>(`products/${name}`)),
  )
  const filled = fillIn({ shop, products, picture })
  const pages = namesIn('pages/', '.html').map((name) => readPage(name, { picture, filled }))
  const blocks = namesIn('blocks/', '.html').map((name) => readBlock(name, { picture, filled }))
  const posts = namesIn('blog/', '.html').map((name) => readPost(name, { picture, filled }))
  const questions: BySlug<SeedQuestion> = readJson('questions.json')
  const videos: BySlug<SeedVideo> = readJson('videos.json')
  const shownOn = (slug: string) => ({ questions: questions[slug], videos: videos[slug] })
  return [
    ...shopRows(shop, filled),
    ...products.flatMap((product) => productRows(product, products, { picture, filled }, shownOn(product.url_key))),
    ...offerRows(shop.offers, day, opening),
    ...couponRows(shop.coupons),
    ...dealRows(shop.weekly_deals, products),
    ...products.flatMap((product) => templateRows(product, picture)),
    ...shop.newsletter_offers.map((offer) => seedRow('newsletter_offers', { ...offer })),
    ...pages.map((page) => datedRow('pages', page, shownOn(page.slug))),
    ...blocks.map((block) => seedRow('cms_blocks', block)),
    ...shownRows({ questions, videos }, { picture, video: videoAddress }),
    ...blogRows(readJson<SeedCategory[]>('blog/categories.json'), posts),
  ]
}

/** Statements for samples. Production never has `withSamples`: then they remove them. */
export const buildSamples = (withSamples: boolean): string[] =>
  sampleStatements(
    { reviews: readJson<SeedReviews>('reviews.json'), customers: readJson<SeedCustomer[]>('customers.json') },
    withSamples,
  )

/** SQL statements that fill a migrated, empty database. */
export const buildSeed = ({ withSamples = false, ...from }: Pictures & { withSamples?: boolean }): string[] => [
  ...buildRows(from, withSamples ? 'sample' : 'new').map(statementOf),
  ...buildSamples(withSamples),
]

import { readdirSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from 'playwright/test'

const PRODUCTS = `query Every($skus: [String], $page: Int!) { products(filter: { sku: { in: $skus } }, pageSize: 50, currentPage: $page) {
  page_info { total_pages }
  items { sku name stock_status canonical_url price_rows { quantity_from option_uids price { value } }
    personalisation { tool definition }
    ... on CustomizableProductInterface { options { sort_order ... on CustomizableRadioOption { value { uid title price sort_order } } } } } } }`

const skus = readdirSync('packages/store/seed/products').map((file) => file.replace('.json', ''))

/** A product as the store lists it. */
export interface Listed {
  sku: string
  name: string
  stock_status: 'IN_STOCK' | 'OUT_OF_STOCK'
  canonical_url: string
  price_rows: { quantity_from: number; option_uids: string[]; price: { value: number } }[]
  personalisation: { tool: string; definition: string } | null
  options: { sort_order: number; value: { uid: string; title: string; price: number; sort_order: number }[] }[]
}

/** A product that is designed. */
export type Designed = Listed & { personalisation: { tool: string; definition: string } }

export const isDesigned = (product: Listed): product is Designed => product.personalisation !== null

/** True for a product that is designed with photos. A neon sign has words alone, and tests of its own. */
export const takesPhotos = ({ personalisation }: Designed): boolean => !personalisation.definition.includes('"sign":{')

/**
 * The options of a new design with a size: the first of each other group.
 *
 * @param title of the size; null for the first one
 */
export function chosenOptions({ options, price_rows }: Listed, title: string | null) {
  const sizes = new Set(price_rows.flatMap(({ option_uids }) => option_uids))
  return options
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ value }) => {
      const values = value.toSorted((a, b) => a.sort_order - b.sort_order)
      const size = values.find((entry) => sizes.has(entry.uid) && (title === null || entry.title === title))
      return size ?? values[0] ?? []
    })
}

/** All products of the seed. */
export async function listProducts(request: APIRequestContext, page = 1): Promise<Listed[]> {
  const answer = await request.post('/graphql', { data: { query: PRODUCTS, variables: { page, skus } } })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  const { items, page_info } = data.products
  return page < page_info.total_pages ? [...items, ...(await listProducts(request, page + 1))] : items
}

/** The next step of products without a design tool. */
const NO_TOOL = [
  { sku: /-neon-sign$/, href: '/order-bps?sku=' },
  { sku: /-easel$/, href: '/order-es?sku=' },
  { sku: /-canvas-pad$/, href: '/order-cp?sku=' },
  { sku: /^/, href: 'mailto:' },
]

export const dollars = (value: number): string => `N$${value.toLocaleString('en-NZ', { minimumFractionDigits: 2 })}`

/** True for a product with sizes or other options to compare. */
export const hasChoice = ({ price_rows, options }: Listed) =>
  price_rows.length > 0 && options.some(({ value }) => value.length > 1)

/** What the first choice of every option but that of `uid` costs more: the page starts with these. */
const surchargeBeside = ({ options }: Listed, uid: string): number =>
  options
    .filter(({ value }) => value.every((choice) => choice.uid !== uid))
    .reduce((sum, { value }) => sum + (value.toSorted((a, b) => a.sort_order - b.sort_order)[0]?.price ?? 0), 0)

/** What the size chooser of the page lacks now: a size with its price, the stock, the next step. */
export async function lacks(page: Page, product: Listed): Promise<string[]> {
  const chooser = page.locator('#sizes')
  if ((await chooser.count()) === 0) return ['no size chooser']
  const text = (await chooser.textContent()) ?? ''
  const titles = new Map(product.options.flatMap(({ value }) => value.map(({ uid, title }) => [uid, title])))
  const prices = product.price_rows
    .filter((row) => row.quantity_from === 1)
    .map(({ option_uids: [uid = ''], price }) => ({
      title: titles.get(uid) ?? uid,
      price: dollars(price.value + surchargeBeside(product, uid)),
    }))
    .filter(({ title, price }) => !text.includes(title) || !text.includes(price))
    .map(({ title, price }) => `no ${title} at ${price}`)
  const isSold = product.stock_status === 'IN_STOCK'
  const hrefs = await chooser.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const next = product.personalisation
    ? `/${product.personalisation.tool}?sku=${product.sku}&`
    : NO_TOOL.find(({ sku }) => sku.test(product.sku))?.href
  return [
    ...prices,
    ...(isSold === text.includes('OUT OF STOCK') ? [`the stock is ${product.stock_status}`] : []),
    ...(isSold && !hrefs.some((href) => next && href?.startsWith(next)) ? [`links to ${hrefs}, not ${next}`] : []),
  ]
}

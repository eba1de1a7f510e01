import { type Cents, toCents } from '../money'
import { type OptionPrice, type PriceRow, priceLine } from '../pricing'
import type { CmsPageData, OptionData, PageData, ProductData } from './page-data'
import { type Settings, toSettings } from './settings'

/** A page as the shop speaks of it; what `headFor`, `firstView` and the route modules read. */
export interface Page {
  path: string
  /** 200; 301 with `redirectTo`; 404; 501 for what is promised but not built. */
  status: number
  redirectTo: string | null
  kind: 'content' | 'product' | 'other'
  name: string
  /** The page's h1. */
  heading: string
  metaTitle: string | null
  description: string
  keywords: string
  /** `INDEX,FOLLOW` in the CMS's spelling; null when the page has none. */
  robots: string | null
  canonical: string | null
  /** Address of the page's main picture. */
  image: string | null
  imageAlt: string
  /** CMS HTML with widget placeholders; it is sanitised where it is drawn. */
  content: string
  breadcrumbs: { label: string; url: string }[]
  startPrice: StartPrice | null
  product: Product | null
  settings: Settings
}

export interface StartPrice {
  cents: Cents
  /** Without the offer; null where none runs. */
  regularCents: Cents | null
}

export interface Product {
  sku: string
  name: string
  description: string
  /** Path of the design tool without its slash; null for what is not personalised. */
  tool: string | null
  /** JSON of the product's definition (packages/design). */
  definition: string
  inStock: boolean
  options: ProductOption[]
  prices: PriceRow[]
  pictures: { url: string; label: string }[]
}

export interface ProductOption {
  uid: string
  title: string
  required: boolean
  choices: { uid: string; title: string; addCents: Cents }[]
}

const bySortOrder = (a: { sort_order?: number | null }, b: { sort_order?: number | null }) =>
  (a.sort_order ?? 0) - (b.sort_order ?? 0)
const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

function toOption(option: OptionData): ProductOption {
  return {
    uid: option.uid,
    title: option.title ?? '',
    required: option.required ?? false,
    choices: (option.value ?? [])
      .filter(present)
      .sort(bySortOrder)
      .map((value) => ({ uid: value.uid, title: value.title ?? '', addCents: toCents(value.price ?? 0) })),
  }
}

/** Prices of a product, in cents. */
export function toProduct(data: ProductData): Product {
  return {
    sku: data.sku ?? '',
    name: data.name ?? '',
    description: data.meta_description ?? '',
    tool: data.personalisation?.tool ?? null,
    definition: data.personalisation?.definition ?? '',
    inStock: data.stock_status !== 'OUT_OF_STOCK',
    options: (data.options ?? [])
      .filter(present)
      .sort(bySortOrder)
      .map(toOption)
      .filter((option) => option.choices.length > 0),
    prices: (data.personalisation?.prices ?? []).filter(present).map((row) => ({
      optionUids: row.option_uids,
      quantityFrom: row.quantity_from,
      cents: toCents(row.price.value ?? 0),
      regularCents: row.regular_price ? toCents(row.regular_price.value ?? 0) : null,
      offerFrom: row.offer_from ?? null,
      offerTo: row.offer_to ?? null,
    })),
    pictures: (data.media_gallery ?? [])
      .filter(present)
      .flatMap((entry) => (entry.url ? [{ url: entry.url, label: entry.label ?? '' }] : [])),
  }
}

/** What the options of a product add, as `priceLine` wants it. */
export const optionPrices = (product: Product): OptionPrice[] => product.options.flatMap((option) => option.choices)

/** First choice of every required option: what a shopper sees before choosing. */
export const defaultChoice = (product: Product): string[] =>
  product.options.flatMap((option) => (option.required && option.choices[0] ? [option.choices[0].uid] : []))

/** The cheapest way to buy one piece, or null without a price table. */
function cheapest(product: Product): StartPrice | null {
  const lines = product.prices
    .filter((row) => row.quantityFrom === 1)
    .map((row) => priceLine(product.prices, [], row.optionUids, 1))
    .filter(present)
    .sort((a, b) => a.unitCents - b.unitCents)
  const first = lines[0]
  if (!first) return null
  return {
    cents: first.unitCents,
    regularCents: first.regularUnitCents > first.unitCents ? first.regularUnitCents : null,
  }
}

const text = (...candidates: (string | null | undefined)[]): string => candidates.find((value) => value?.trim()) ?? ''

/** Magento writes its own addresses without the slash in front. */
const toPath = (url: string): string => (/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url) ? url : `/${url}`)

/** The one way from the contract's page data to the shop's own page. `path` has no query. */
export function toPage(path: string, data: PageData): Page {
  const details = data.pageDetails
  const cms: CmsPageData | null = data.data.metaData.cmsPage ?? null
  const product = details?.product ? toProduct(details.product) : null
  const redirectTo = details?.redirect_code === 301 && details.relative_url ? toPath(details.relative_url) : null
  const start = details?.start_price
  const startCents = start?.special_price ?? start?.regular_price ?? null
  return {
    path,
    status: data.status,
    redirectTo,
    kind: details?.type === 'PRODUCT' ? 'product' : details?.type === 'CMS_PAGE' ? 'content' : 'other',
    name: text(details?.name, cms?.name, cms?.title, product?.name),
    heading: text(cms?.content_heading, cms?.title, details?.name, product?.name),
    metaTitle: text(cms?.meta_title, cms?.title, details?.name, product?.name) || null,
    description: text(cms?.meta_description, details?.description, product?.description),
    keywords: text(cms?.meta_keywords),
    robots: cms?.meta_robots ?? null,
    canonical: text(cms?.custom_canonical_url, details?.canonical_url) || null,
    image: cms?.rich_snippet_image?.path ?? product?.pictures[0]?.url ?? null,
    imageAlt: cms?.rich_snippet_image?.name ?? product?.pictures[0]?.label ?? '',
    content: cms?.content ?? '',
    breadcrumbs: (details?.breadcrumbs ?? []).filter(present),
    startPrice:
      startCents === null
        ? product && cheapest(product)
        : {
            cents: toCents(startCents),
            regularCents:
              start?.special_price != null && start.regular_price != null ? toCents(start.regular_price) : null,
          },
    product,
    settings: toSettings(data.config),
  }
}

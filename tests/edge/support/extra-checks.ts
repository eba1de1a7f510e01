import type { ReadPage } from './read-page'
import { wrongMembers } from './vocabulary'

/** Faults that the validators do not report, one line each. */
type Faults = string[]

type Block = Record<string, unknown>

function* blocksIn(node: unknown): Generator<Block> {
  if (Array.isArray(node)) for (const item of node) yield* blocksIn(item)
  else if (typeof node === 'object' && node !== null) {
    yield node as Block
    for (const value of Object.values(node)) yield* blocksIn(value)
  }
}

const exactlyOne = (what: string, values: readonly string[]): Faults =>
  values.length === 1 && values[0] !== '' ? [] : [`${what}: ${values.length} instead of one`]

/** True for an existing date, or a time with a time zone. */
function isDate(text: unknown): boolean {
  if (
    typeof text !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
  ) {
    return false
  }
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(Date.parse(text)) && day.toISOString().startsWith(text.slice(0, 10))
}

const DATES = /^(?:priceValid(?:Until|From)|date\w+|uploadDate|startDate|endDate|valid(?:From|Through))$/
const DATE_PROPERTIES = (block: Block) => Object.entries(block).filter(([name]) => DATES.test(name))
const ADDRESSES = new Set([
  'url',
  'image',
  'logo',
  'item',
  'contentUrl',
  'embedUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
])

function addressesOf(block: Block): string[] {
  return Object.entries(block)
    .filter(([name]) => ADDRESSES.has(name))
    .flatMap(([, value]) => [value].flat())
    .filter((value) => typeof value === 'string')
}

function priceFaults(block: Block): Faults {
  if (block['@type'] !== 'Offer') return []
  const price = Number(block.price)
  const cents = /^\d+(?:\.\d{1,2})?$/.test(String(block.price))
  return [
    ...(price > 0 && cents ? [] : [`Offer.price ${block.price}`]),
    ...(block.priceCurrency === 'NZD' ? [] : [`Offer.priceCurrency ${block.priceCurrency}`]),
  ]
}

function ratingFaults(block: Block): Faults {
  if (block['@type'] !== 'AggregateRating') return []
  const value = Number(block.ratingValue)
  const count = Number(block.reviewCount ?? block.ratingCount)
  return [
    ...(value >= 1 && value <= 5 ? [] : [`AggregateRating.ratingValue ${block.ratingValue}`]),
    ...(Number.isInteger(count) && count > 500 ? [] : [`AggregateRating.reviewCount ${count}`]),
    ...(Number(block.bestRating) === 5 ? [] : [`AggregateRating.bestRating ${block.bestRating}`]),
  ]
}

/** Structured data: zero prices, unknown enumeration members, invalid dates and relative addresses. */
export function structureFaults(page: ReadPage): Faults {
  const blocks = [...blocksIn(page.jsonLd)]
  const types = page.jsonLd.map((block) => String(block['@type']))
  return [
    ...blocks.flatMap(priceFaults),
    ...blocks.flatMap(ratingFaults),
    ...page.jsonLd.flatMap((block) => wrongMembers(block)),
    ...blocks.flatMap(DATE_PROPERTIES).flatMap(([name, value]) => (isDate(value) ? [] : [`${name} ${value}`])),
    ...blocks
      .flatMap(addressesOf)
      .flatMap((url) => (/^https:\/\/[^/]+\//.test(url) ? [] : [`relative address ${url}`])),
    ...blocks.flatMap((block) =>
      Object.entries(block).flatMap(([name, value]) => (value === '' || value === null ? [`empty ${name}`] : [])),
    ),
    ...['Product', 'BreadcrumbList', 'Organization', 'WebSite', 'FAQPage', 'BlogPosting'].flatMap((type) =>
      types.filter((name) => name === type).length > 1 ? [`two blocks of ${type}`] : [],
    ),
  ]
}

/** The head: no duplicate, empty or relative values. */
export function headFaults(page: ReadPage, own: string): Faults {
  const absolute = [
    ...page.links('canonical'),
    ...page.links('alternate'),
    ...['og:url', 'og:image', 'twitter:image'].flatMap(page.meta),
  ]
  return [
    ...exactlyOne('title', page.titles),
    ...exactlyOne('description', page.meta('description')),
    ...exactlyOne('keywords', page.meta('keywords')),
    ...exactlyOne('robots', page.meta('robots')),
    ...exactlyOne('canonical', page.links('canonical')),
    ...['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'].flatMap((key) =>
      exactlyOne(key, page.meta(key)),
    ),
    ...absolute.flatMap((address) => (address.startsWith(`${own}/`) ? [] : [`not absolute: ${address}`])),
    ...page
      .links('canonical')
      .flatMap((address) => (/[?#]/.test(address) ? [`canonical with a query: ${address}`] : [])),
    ...(page.lang === 'en-nz' ? [] : [`lang ${page.lang}`]),
    ...(/^(?:NO)?INDEX,(?:NO)?FOLLOW$/i.test(page.meta('robots')[0] ?? '') ? [] : [`robots ${page.meta('robots')[0]}`]),
  ]
}

/** A page without metadata: a title and noindex, but no canonical address and no structured data. */
export function unlistedFaults(page: ReadPage): Faults {
  return [
    ...exactlyOne('title', page.titles),
    ...exactlyOne('robots', page.meta('robots')),
    ...(page.meta('robots')[0] === 'NOINDEX,NOFOLLOW' ? [] : [`robots ${page.meta('robots')[0]}`]),
    ...['canonical', 'alternate'].flatMap((rel) => page.links(rel).map((address) => `${rel} ${address}`)),
    ...page.jsonLd.map((block) => `structured data ${block['@type']}`),
  ]
}

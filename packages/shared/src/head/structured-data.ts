import { CURRENCY, fromCents } from '../money'
import type { Page, Product } from '../page/page'
import { fallbackSource, parsePicture } from '../picture'
import type { PriceRow } from '../pricing'
import { absolute } from './address'
import { plainText } from './escape'
import type { Site } from './head'
import { socialImage } from './social'

type Block = Record<string, unknown>

/** What the blocks are made from. */
interface Source {
  page: Page
  site: Site
  canonical: string
  search?: URLSearchParams
}

const CONTEXT = 'https://schema.org'
/** Until when a price without an end holds (HEAD-27). */
const NO_END = '2100-12-31'

/** The date, in New Zealand, on which the offer behind the prices ends. */
function validUntil(rows: readonly PriceRow[]): string {
  const ends = rows.flatMap((row) => (row.offerTo ? [row.offerTo] : [])).sort()
  return ends[0]?.slice(0, 10) ?? NO_END
}

function offersOf({ page, canonical }: Source, product: Product): Block | null {
  const single = product.prices.filter((row) => row.quantityFrom === 1 && row.cents > 0)
  const cents = single.map((row) => row.cents)
  const low = page.startPrice?.cents ?? Math.min(...cents)
  if (!Number.isFinite(low) || low <= 0) return null
  const common = {
    priceCurrency: CURRENCY,
    availability: `${CONTEXT}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    priceValidUntil: validUntil(single),
    url: canonical,
  }
  if (cents.length < 2) return { '@type': 'Offer', price: fromCents(low).toFixed(2), ...common }
  return {
    '@type': 'AggregateOffer',
    lowPrice: fromCents(low).toFixed(2),
    highPrice: fromCents(Math.max(low, ...cents)).toFixed(2),
    offerCount: cents.length,
    ...common,
  }
}

function imagesOf({ page, site }: Source, product: Product): string[] {
  const pictures = product.pictures.map(({ url }) => {
    const picture = parsePicture(url)
    return absolute(picture ? fallbackSource(picture) : url, site)
  })
  return [...new Set([socialImage(page, site)?.url, ...pictures])].filter((url) => typeof url === 'string').slice(0, 4)
}

/** Only with a price, and not for the address of one size, which is a view of the same product. */
function productBlock(source: Source): Block | null {
  const { page, site, canonical, search } = source
  const { product } = page
  if (!product || search?.has('size')) return null
  const offers = offersOf(source, product)
  if (!offers) return null
  const description = plainText(product.description || page.description, 5000)
  const image = imagesOf(source, product)
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name || page.name,
    sku: product.sku,
    url: canonical,
    ...(description !== '' && { description }),
    ...(image.length > 0 && { image }),
    brand: { '@type': 'Brand', name: site.brand },
    offers,
  }
}

function organisation({ page, site }: Source): Block {
  const { settings } = page
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.brand,
    legalName: settings.legalName,
    url: `${site.url}/`,
    ...(settings.email !== '' && { email: settings.email }),
    ...(settings.phone !== '' && { telephone: settings.phone }),
    ...(settings.street !== '' && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: settings.street,
        addressLocality: settings.city,
        postalCode: settings.postcode,
        addressCountry: 'NZ',
      },
    }),
    ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks }),
  }
}

const website = ({ site }: Source): Block => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.brand,
  url: `${site.url}/`,
  inLanguage: 'en-NZ',
  publisher: { '@id': `${site.url}/#organization` },
})

function breadcrumbBlock({ page, site }: Source): Block | null {
  if (page.breadcrumbs.length === 0) return null
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({ label, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absolute(url, site) ?? undefined,
    })),
  }
}

/** The structured data of a page that is there. */
export function structuredData(source: Source): Block[] {
  const { path } = source.page
  const home = path === '/' || path === '/home'
  return [
    productBlock(source),
    ...(home && source.site.brand !== '' ? [organisation(source), website(source)] : []),
    breadcrumbBlock(source),
  ].filter((block) => block !== null)
}

import { COUNTRY } from '../constants/business'
import { isoDate } from '../dates'
import { deliveryCents } from '../delivery/free-shipping'
import { instantOf } from '../instant'
import { type Cents, CURRENCY, fromCents } from '../money'
import { cheapest } from '../page/cheapest'
import type { Product } from '../page/product'
import { BEST_RATING, ownRating } from '../page/rating'
import type { Settings } from '../page/settings'
import { fallbackSource, parsePicture } from '../picture'
import { absolute } from './address'
import { type Block, type Source, schemaValue } from './block'
import { plainText } from './escape'
import { socialImage } from './social'

/** A path of another store of the company, which has no product markup. */
const NO_PRODUCT_DATA_PATH = '/custom-logo-mug'
/** Validity of a price without an end date. */
const NO_END = '2100-12-31'
/** Working days for production and for transit. */
const HANDLING_DAYS = { min: 0, max: 3 }
const TRANSIT_DAYS = { min: 3, max: 7 }
const RETURN_POLICIES = ['MerchantReturnFiniteReturnWindow', 'MerchantReturnUnlimitedWindow'].map(schemaValue)

const amount = (cents: Cents): string => fromCents(cents).toFixed(2)
const days = ({ min, max }: { min: number; max: number }): Block => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
})

/** The price table at `now`, without offers that have ended since the page was loaded. */
function currentPrices({ page, now }: Source, product: Product): { cents: Cents; ends: number[] } | null {
  const single = product.prices.filter((row) => row.quantityFrom === 1)
  const ends = single.flatMap((row) => instantOf(row.offerTo) ?? [])
  const isOver = ends.some((end) => end <= now)
  const prices = isOver
    ? product.prices.map((row) => ({ ...row, cents: row.regularCents ?? row.cents, regularCents: null }))
    : product.prices
  const cents = isOver ? (cheapest({ ...product, prices })?.cents ?? 0) : (page.startPrice?.cents ?? 0)
  return Number.isSafeInteger(cents) && cents > 0 ? { cents, ends: isOver ? [] : ends } : null
}

function shippingDetails(settings: Settings, cents: Cents): Block | null {
  const { shippingPolicy, shippingCents, freeShippingCents } = settings
  if (shippingPolicy === '' || shippingCents === null) return null
  const rate = deliveryCents({ usualCents: shippingCents, isFreeAbove: true }, cents, freeShippingCents)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amount(rate), currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(HANDLING_DAYS),
      transitTime: days(TRANSIT_DAYS),
    },
  }
}

function returnPolicy({ returnPolicyDays, returnPolicy: kind }: Settings): Block | null {
  if (returnPolicyDays === null || !Number.isSafeInteger(returnPolicyDays) || returnPolicyDays <= 0) return null
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCategory: RETURN_POLICIES.includes(kind) ? kind : RETURN_POLICIES[0],
    merchantReturnDays: returnPolicyDays,
    returnMethod: schemaValue('ReturnByMail'),
    returnFees: schemaValue('FreeReturn'),
  }
}

function offerOf(source: Source, product: Product): Block | null {
  const { page, canonical } = source
  const price = currentPrices(source, product)
  if (!price) return null
  const shipping = shippingDetails(page.settings, price.cents)
  const returns = returnPolicy(page.settings)
  return {
    '@type': 'Offer',
    url: canonical,
    price: amount(price.cents),
    priceCurrency: CURRENCY,
    // The last day on which the price is valid.
    priceValidUntil: price.ends.length > 0 ? isoDate(Math.min(...price.ends) - 1) : NO_END,
    availability: schemaValue(product.inStock ? 'InStock' : 'OutOfStock'),
    itemCondition: schemaValue('NewCondition'),
    ...(shipping && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  }
}

function imagesOf({ page, site }: Source, product: Product): string[] {
  const pictures = product.pictures.map(({ url }) => {
    const picture = parsePicture(url)
    return absolute(picture ? fallbackSource(picture) : url, site)
  })
  return [...new Set([socialImage(page, site)?.url, ...pictures])].filter((url) => typeof url === 'string').slice(0, 4)
}

function ratingBlock(product: Product): Block | null {
  const rating = ownRating(product)
  return (
    rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: BEST_RATING,
      worstRating: 1,
    }
  )
}

/** The product of the page. None without a price, and none on the URL of one size, which shows the same product. */
export function productBlock(source: Source): Block | null {
  const { page, site, canonical, search } = source
  const { product } = page
  if (!product || search?.has('size') || page.path === NO_PRODUCT_DATA_PATH) return null
  const offers = offerOf(source, product)
  const name = plainText(product.name || page.name, 300)
  if (!offers || name === '') return null
  const description = plainText(product.description || page.description, 5000)
  const image = imagesOf(source, product)
  const rating = ratingBlock(product)
  return {
    '@type': 'Product',
    name,
    ...(product.sku !== '' && { sku: product.sku }),
    url: canonical,
    ...(description !== '' && { description }),
    ...(image.length > 0 && { image }),
    brand: { '@type': 'Brand', name: site.brand },
    ...(rating && { aggregateRating: rating }),
    offers,
  }
}

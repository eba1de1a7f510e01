import { type ProductDefinition, parseDefinition } from '@kea/design/product/definition'
import type { Cents } from '@kea/shared/money'
import type { PriceRow } from '@kea/shared/pricing'

/** The piece that an option value of a bundle stands for. */
export interface BundlePart {
  productId: number
  /** Ids of its own option values, ascending. A shopper cannot change them. */
  valueIds: readonly number[]
}

export interface Choice {
  id: number
  uid: string
  title: string
  addCents: Cents
  position: number
  /** Picture of the product with this choice; '' for none. */
  picture: string
  /** Its colours, such as `#f0382e`; empty for none. */
  swatch: readonly string[]
  /** Only of a bundle. */
  part: BundlePart | null
}

/** Values by the code of an attribute: `{ room: ['kitchen', 'office'] }`. */
export type AttributeValues = Readonly<Record<string, readonly string[]>>

export interface ProductOption {
  id: number
  uid: string
  title: string
  required: boolean
  position: number
  choices: Choice[]
}

/** A product with everything that its page and its price need. */
export interface Product {
  id: number
  /** The shopper chooses the price of a gift certificate. Gift certificates and memberships are not shipped. */
  kind: 'goods' | 'gift' | 'membership'
  /** Online; only with a design, without a tool in this shop; or after a quote. */
  ordering: 'online' | 'design' | 'quote'
  sku: string
  urlKey: string
  name: string
  landingPath: string
  tool: string | null
  definition: string | null
  /** Its designs say how many prints are made, so their lines have no quantity of their own. */
  isCountedInDesign: boolean
  description: string
  shortDescription: string
  technicalSpecifications: string
  /** The picture on a ready-made piece; empty for all others. */
  aboutArtist: string
  metaTitle: string
  metaKeyword: string
  metaDescription: string
  /** Slug of its own page. */
  metaRobots: string
  pictures: { url: string; label: string }[]
  /** Breadcrumbs of its own page. */
  breadcrumbs: { label: string; url: string }[]
  /** When its texts last changed. */
  updatedAt: string
  /** Values by attribute, such as `room`. */
  attributes: AttributeValues
  /** Working days in the workshop, at most. */
  readyWithin: number | null
  options: ProductOption[]
  /** Its option values are pieces of other products; it has one price for all of them. */
  isBundle: boolean
  /** With current offers. */
  prices: PriceRow[]
  /** Uids of the values whose price no offer and no code reduces. */
  withoutOffers: readonly string[]
  /** Largest current reduction. */
  offerPercent: number | null
  /** False: not shown and not sold. */
  enabled: boolean
  /** Null: made to order without a limit. */
  stock: number | null
}

/** Rows of a single piece, cheapest first. */
export const singlePrices = (product: Product): PriceRow[] =>
  product.prices.filter((row) => row.quantityFrom === 1).sort((a, b) => a.cents - b.cents)

/** By which a product is designed and printed; null for one that is not designed. */
export const definitionOf = ({ definition }: Pick<Product, 'definition'>): ProductDefinition | null =>
  definition === null ? null : parseDefinition(definition)

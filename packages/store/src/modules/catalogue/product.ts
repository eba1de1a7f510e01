import { productDefinition } from '@kea/design/definition'
import type { Cents } from '@kea/shared/money'
import type { OptionPrice, PriceRow } from '@kea/shared/pricing'

export interface Choice {
  id: number
  uid: string
  title: string
  addCents: Cents
  position: number
}

export interface ProductOption {
  id: number
  uid: string
  title: string
  required: boolean
  position: number
  choices: Choice[]
}

/** A product with all that is needed to show it and to price it. */
export interface Product {
  id: number
  /** A gift certificate has a price of the shopper's own, and nothing of it is sent. */
  kind: 'goods' | 'gift'
  /** Online; only with a design, though no tool here makes one; or after a quote. */
  ordering: 'online' | 'design' | 'quote'
  sku: string
  urlKey: string
  name: string
  landingPath: string
  tool: string | null
  definition: string | null
  description: string
  shortDescription: string
  technicalSpecifications: string
  /** Of the picture on a ready-made piece; empty for all others. */
  aboutArtist: string
  metaTitle: string
  metaKeyword: string
  metaDescription: string
  /** Of its own page. */
  metaRobots: string
  pictures: { url: string; label: string }[]
  /** Way to its own page. */
  breadcrumbs: { label: string; url: string }[]
  /** When what the shop says about it last changed. */
  updatedAt: string
  options: ProductOption[]
  /** Offers that run now applied. */
  prices: PriceRow[]
  /** Uids of the choices whose price no offer and no code lowers. */
  withoutOffers: readonly string[]
  /** Largest reduction that runs now. */
  offerPercent: number | null
  /** False: shown nowhere and not sold. */
  enabled: boolean
  /** Null: made to order without a limit. */
  stock: number | null
}

/** What the choices add, as `priceLine` wants it. */
export const optionPrices = (product: Product): OptionPrice[] => product.options.flatMap((option) => option.choices)

/** Rows of a single piece, cheapest first. */
export const singlePrices = (product: Product): PriceRow[] =>
  product.prices.filter((row) => row.quantityFrom === 1).sort((a, b) => a.cents - b.cents)

/** What is printed of one piece, as its designs name it; nothing where it takes no design. */
export const surfaceIds = ({ definition }: Product): string[] =>
  definition === null ? [] : [productDefinition.parse(JSON.parse(definition)).surface.id]

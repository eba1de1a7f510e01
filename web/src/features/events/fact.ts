import type { Cents } from '@kea/shared/money'
import type { PageKind, RemarketingType, TrackingEvent } from '@kea/shared/tracking/page-facts'

declare const catalogue: unique symbol
declare const order: unique symbol

/** A text of the catalogue. No other text is one, so nothing that a shopper typed or uploaded can be in a fact. */
export type CatalogueText = string & { readonly [catalogue]: true }
export type OrderNumber = string & { readonly [order]: true }

/** A product as facts name it. */
export interface Item {
  sku: CatalogueText
  name: CatalogueText
  /** The price of a piece. */
  cents: Cents
  /** What a running offer takes off the price of a piece; 0 without an offer. */
  discountCents: Cents
  quantity: number
}

/**
 * What has happened in the shop. Pages report facts by `report`; sinks subscribe. A fact has no word of a shopper: its
 * only texts are those of the catalogue, the number of an order, and names of this file.
 */
export type Fact =
  | {
      kind: 'page'
      page: PageKind
      remarketing: { type: RemarketingType; sku: CatalogueText | null; cents: Cents | null }
      event: TrackingEvent | null
    }
  | { kind: 'product'; item: Item }
  | { kind: 'list'; items: readonly Item[] }
  | { kind: 'searched'; hits: number }
  | { kind: 'added'; items: readonly Item[] }
  | { kind: 'checkout'; items: readonly Item[]; cents: Cents }
  /** `isPaid`: false for an order that waits for its payment. */
  | { kind: 'purchased'; order: OrderNumber; items: readonly Item[]; cents: Cents; isPaid: boolean }
  | { kind: 'registered' }

const NAME_MAX_LENGTH = 100

/** A product of the catalogue, wherever the shop shows it. */
interface Named {
  sku: string
  name: string
}

const catalogueText = (text: string): CatalogueText => text.slice(0, NAME_MAX_LENGTH) as CatalogueText

interface Price {
  cents: Cents
  /** Null without an offer. */
  regularCents?: Cents | null
  quantity?: number
}

export const itemOf = ({ sku, name }: Named, { cents, regularCents = null, quantity = 1 }: Price): Item => ({
  sku: catalogueText(sku),
  name: catalogueText(name),
  cents,
  discountCents: Math.max(0, (regularCents ?? cents) - cents),
  quantity,
})

/** The number of an order; null for another text. */
export const orderNumberOf = (text: string): OrderNumber | null =>
  /^[A-Z0-9-]{1,32}$/.test(text) ? (text as OrderNumber) : null

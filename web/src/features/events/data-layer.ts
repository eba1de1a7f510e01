import { type Cents, CURRENCY, fromCents } from '@kea/shared/money'
import { escapeTracking } from '@kea/shared/tracking/escape-tracking'
import type { Fact, Item } from './fact'
import { subscribe } from './report'

type Entry = Record<string, unknown>

/** An item with the names of GA4. */
const toItem = ({ sku, name, cents, discountCents, quantity }: Item): Entry => ({
  item_id: escapeTracking(sku),
  item_name: escapeTracking(name),
  currency: CURRENCY,
  price: fromCents(cents),
  discount: fromCents(discountCents),
  quantity,
})

const sumOf = (items: readonly Item[]): Cents => items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)

/** An event about products. Tags merge the fields of entries, so those of the last event are emptied before. */
const about = (event: string, items: readonly Item[], more: Entry = { value: fromCents(sumOf(items)) }): Entry[] => [
  { ecommerce: null },
  { event, ecommerce: { currency: CURRENCY, ...more, items: items.map(toItem) } },
]

function ofPage({ event, page, remarketing }: Extract<Fact, { kind: 'page' }>): Entry[] {
  const { type, sku, cents } = remarketing
  // The pages of the checkout send no event. A tag for remarketing asks for the cart and for the order.
  const name = event ?? (type === 'other' ? null : 'remarketing')
  if (name === null) return []
  const parameters = {
    ecomm_pagetype: type,
    ...(sku !== null && { ecomm_prodid: escapeTracking(sku) }),
    ...(cents !== null && { ecomm_totalvalue: fromCents(cents) }),
  }
  return [{ event: name, page_kind: page, google_tag_params: parameters }]
}

/** What the data layer gets for a fact. The names of GA4 stand beside those of the shop's own tags. */
export function entriesOf(fact: Fact): Entry[] {
  switch (fact.kind) {
    case 'page':
      return ofPage(fact)
    case 'product':
      return [...about('viewItems', [fact.item]), ...about('view_item', [fact.item])]
    case 'list':
      return [...about('viewItems', fact.items), ...about('view_item_list', fact.items)]
    case 'searched':
      return [{ event: 'search', search_results: fact.hits }]
    case 'added':
      return about('add_to_cart', fact.items)
    case 'checkout':
      return about('begin_checkout', fact.items, { value: fromCents(fact.cents) })
    case 'purchased':
      return about('purchase', fact.items, { transaction_id: fact.order, value: fromCents(fact.cents) })
    case 'registered':
      return [{ event: 'sign_up' }]
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The sink of the data layer, which a tag manager reads. Without one nothing leaves the page. */
export function pushToDataLayer(fact: Fact): void {
  window.dataLayer ??= []
  window.dataLayer.push(...entriesOf(fact))
}

let end = () => {}

/** Fills the data layer of the page. */
export function fillDataLayer(): void {
  end = subscribe(pushToDataLayer)
}

/** Hands an empty data layer over to a tag manager, which is told by itself from then on. */
export function handOverDataLayer(): unknown[] {
  end()
  window.dataLayer ??= []
  window.dataLayer.length = 0
  return window.dataLayer
}

import { parseHtml } from '@kea/shared/html/parse-html'
import { toCents } from '@kea/shared/money'
import { type BlockLink, type MenuFamily, type MenuPanel, menuOf } from '@kea/shared/navigation/main-menu'
import { isObject } from '../http/json'

type Prices = Pick<MenuFamily, 'cents' | 'regularCents'>

const NO_PRICE: Prices = { cents: null, regularCents: null }

/** A price in dollars; null for none. Some backends send 0 for no price. */
const centsOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? toCents(value) : null)

/** Start prices by sku. */
function pricesOf(list: unknown): Map<string, Prices> {
  const prices = new Map<string, Prices>()
  for (const entry of Array.isArray(list) ? list : []) {
    if (!isObject(entry) || typeof entry.product_type !== 'string') continue
    const [regular, special] = [centsOf(entry.regular_price), centsOf(entry.special_price)]
    prices.set(
      entry.product_type,
      special === null ? { cents: regular, regularCents: null } : { cents: special, regularCents: regular },
    )
  }
  return prices
}

/**
 * The panels of the menu from the block in a backend's answer. Prices are those of the answer: the block only names skus.
 *
 * @param block the entry of `cmsBlocks`
 */
export function menuPanelsOf(block: unknown): MenuPanel[] {
  if (!isObject(block) || typeof block.content !== 'string') throw new Error('no block')
  const prices = pricesOf(block.start_prices)
  const familyOf = ({ label, path, attributes }: BlockLink): MenuFamily => ({
    label,
    path,
    picture: attributes['data-picture'] ?? '',
    ...(prices.get(attributes['data-sku'] ?? '') ?? NO_PRICE),
  })
  return menuOf(block.content, parseHtml).map(({ label, path, attributes, children }) => ({
    label,
    path,
    all: attributes['data-all'] ?? '',
    families: children.map(familyOf),
  }))
}

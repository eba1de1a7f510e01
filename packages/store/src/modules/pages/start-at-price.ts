import { fromCents } from '@kea/shared/money'
import type { StartAtPriceItem } from '../../__generated__/types'
import type { StartPrice } from '../catalogue/start-price'

export const toStartAtPrice = ({ sku, cents, regularCents, percent }: StartPrice): StartAtPriceItem => ({
  product_type: sku,
  regular_price: fromCents(regularCents ?? cents),
  special_price: regularCents === null ? null : fromCents(cents),
  discount_percent: regularCents === null ? null : percent,
})

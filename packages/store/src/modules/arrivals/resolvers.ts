import { GIFT_SKU } from '@kea/shared/gift/gift'
import type { Resolvers } from '../../__generated__/resolvers'

export const arrivalsResolvers: Resolvers = {
  SimpleProduct: {
    // What is sold out arrives on no day, and a certificate comes by email.
    arrives_by: ({ sku, ready_within, stock_status }, _, { services }) =>
      stock_status === 'OUT_OF_STOCK' || sku === GIFT_SKU ? null : services.arrivals.dayOf(ready_within ?? null),
  },
}

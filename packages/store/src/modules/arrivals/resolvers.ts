import { GIFT_SKU } from '@kea/shared/gift/gift'
import type { Resolvers } from '../../__generated__/resolvers'

/** What simple products and bundles have. */
const ofProducts: Resolvers['SimpleProduct'] & Resolvers['BundleProduct'] = {
  // What is sold out arrives on no day, and a certificate comes by email.
  arrives_by: ({ sku, ready_within, stock_status }, _, { services }) =>
    stock_status === 'OUT_OF_STOCK' || sku === GIFT_SKU ? null : services.arrivals.dayOf(ready_within ?? null),
}

export const arrivalsResolvers: Resolvers = { SimpleProduct: ofProducts, BundleProduct: ofProducts }

import type { Resolvers } from '../../__generated__/resolvers'

export const arrivalsResolvers: Resolvers = {
  SimpleProduct: {
    // What is sold out arrives on no day.
    arrives_by: ({ ready_within, stock_status }, _, { services }) =>
      stock_status === 'OUT_OF_STOCK' ? null : services.arrivals.dayOf(ready_within ?? null),
  },
}

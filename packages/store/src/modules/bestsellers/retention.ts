import type { Retention } from '../retention/retention'

export const bestSellersRetention: Retention = {
  tables: { best_sellers: { with: ['products'] } },
}

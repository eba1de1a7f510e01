import type { Retention } from '../retention/retention'

export const dealsRetention: Retention = {
  tables: { weekly_deals: { with: ['products'] } },
}

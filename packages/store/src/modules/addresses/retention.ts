import type { Retention } from '../retention/retention'

export const addressesRetention: Retention = {
  tables: { customer_addresses: { with: ['customers'] } },
}

import type { Retention } from '../retention/retention'

export const giftsRetention: Retention = {
  tables: { gift_certificates: { stays: 'the shop owes its money' } },
}

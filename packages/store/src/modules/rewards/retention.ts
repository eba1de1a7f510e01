import type { Retention } from '../retention/retention'

export const rewardsRetention: Retention = {
  tables: { reward_accounts: { with: ['customers'] } },
}

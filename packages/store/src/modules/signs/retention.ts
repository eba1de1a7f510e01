import type { Retention } from '../retention/retention'

export const signsRetention: Retention = {
  tables: { sign_approvals: { with: ['order_lines'], stays: 'the order was bent by it' } },
}

import type { Retention } from '../retention/retention'

export const paymentsRetention: Retention = {
  tables: {
    payments: { stays: 'tax law: seven years with the order' },
    refunds: { stays: 'tax law: seven years with the order' },
  },
}

import type { Retention } from '../retention/retention'
import { deleteExpired } from '../retention/tools'

export const customersRetention: Retention = {
  tables: {
    customers: { account: true },
    customer_tokens: { jobs: ['retention of log-ins'], with: ['customers'] },
    login_failures: { stays: 'nothing writes it any more' },
  },
  jobs: [deleteExpired('retention of log-ins', 'customer_tokens', 'hash')],
  forget: {
    // Orders stay, without their customer.
    account: (db, { id }) => [db.prepare('DELETE FROM customers WHERE id = ?').bind(id)],
  },
}

import type { Retention } from '../retention/retention'

export const ledgerRetention: Retention = {
  tables: { ledger_entries: { with: ['customers'] } },
}

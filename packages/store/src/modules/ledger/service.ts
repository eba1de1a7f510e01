import type { Clock } from '../../clock'
import { violatedBy } from '../../constraints'
import { randomId } from '../../identity'
import type { CustomersRepo } from '../customers/repo'
import type { LedgerName } from './entry'
import type { LedgerRepo } from './repo'

interface Dependencies {
  repo: LedgerRepo
  customers: CustomersRepo
  clock: Clock
}

export type Changed = { ok: true; balance: number } | { ok: false; reason: 'unknown' | 'short'; balance: number }

/** The ledgers of credit and points. */
export const createLedger = ({ repo, customers, clock }: Dependencies) => ({
  balance: repo.balance,
  history: repo.history,

  /** The id of the customer with this address; null without one. For the operator. */
  customerOf: async (email: string): Promise<number | null> => (await customers.byEmail(email.trim()))?.id ?? null,

  /** Gives an amount to the customer with this address, or takes a negative one. For the operator. */
  async change(email: string, ledger: LedgerName, amount: number, reason: string): Promise<Changed> {
    const customer = await customers.byEmail(email.trim())
    if (!customer) return { ok: false, reason: 'unknown', balance: 0 }
    const entry = {
      customerId: customer.id,
      ledger,
      kind: amount > 0 ? 'given' : 'taken',
      amount: Math.abs(amount),
      reason,
      source: `shop-${randomId()}`,
      at: clock().toISOString(),
    } as const
    try {
      await repo.add(entry)
    } catch (error) {
      if (violatedBy(error) !== 'LEDGER_SHORT') throw error
      return { ok: false, reason: 'short', balance: await repo.balance(customer.id, ledger) }
    }
    return { ok: true, balance: await repo.balance(customer.id, ledger) }
  },
})

export type Ledger = ReturnType<typeof createLedger>

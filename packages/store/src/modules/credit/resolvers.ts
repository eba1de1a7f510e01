import type { Resolvers } from '../../__generated__/resolvers'
import { toMoney } from '../../money'
import { toPageInfo, toSlice, within } from '../../paging'
import { toSqlTime } from '../../sql-time'
import { entryText } from '../ledger/entry'

export const creditResolvers: Resolvers = {
  Customer: {
    store_credit: ({ id }) => ({ customerId: id ?? null }),
  },
  CustomerStoreCredit: {
    enabled: () => true,
    current_balance: async ({ customerId }, _, { services }) =>
      toMoney(customerId === null ? 0 : await services.ledger.balance(customerId, 'credit')),
    balance_history: async ({ customerId }, page, { services }) => {
      const paging = within(page)
      const slice = toSlice(paging)
      if (customerId === null) return null
      const { entries, total } = await services.ledger.history(customerId, 'credit', slice)
      return {
        items: entries.map((entry) => ({
          action: entryText(entry),
          actual_balance: toMoney(entry.balance),
          balance_change: toMoney(entry.amount),
          date_time_changed: toSqlTime(entry.at),
        })),
        total_count: total,
        page_info: toPageInfo(paging, total),
      }
    },
  },
}

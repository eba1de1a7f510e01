import { ORDERS_MIN, WINDOW_DAYS } from '../bestsellers/service'
import { type Command, EVERY_PAGE, formatCount } from './command'

export const bestSellersCommand: Command = {
  name: 'best-sellers',
  subcommands: [
    {
      name: '',
      params: '',
      about: `counts anew what sold most in the last ${WINDOW_DAYS} days, which the shop does once a day`,
      async run(_, { bestSellers }) {
        await bestSellers.count()
        const rows = await bestSellers.list()
        const text =
          rows.length > 0
            ? `${formatCount(rows.length, 'product')} sold in the last ${WINDOW_DAYS} days.`
            : `Fewer than ${ORDERS_MIN} orders in the last ${WINDOW_DAYS} days: no list is sorted by sales.`
        return { text, rows: rows.map((row) => ({ ...row })), changed: EVERY_PAGE }
      },
    },
  ],
}

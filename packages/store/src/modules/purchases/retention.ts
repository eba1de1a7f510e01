import type { Retention } from '../retention/retention'

const ENDED_DAYS = 30

export const purchasesRetention: Retention = {
  tables: { purchase_reports: { jobs: ['retention of purchase reports'], account: true } },
  jobs: [
    {
      name: 'retention of purchase reports',
      // What is over has been emptied at once.
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM purchase_reports WHERE (order_id, vendor) IN (SELECT order_id, vendor FROM purchase_reports
             WHERE state <> 'waiting' AND next_at < ?1 ORDER BY next_at LIMIT ?2)`,
          retention.daysAgo(ENDED_DAYS),
        ),
    },
  ],
  forget: {
    uses: (db, { id }) => [
      db
        .prepare('DELETE FROM purchase_reports WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ?)')
        .bind(id),
    ],
  },
}

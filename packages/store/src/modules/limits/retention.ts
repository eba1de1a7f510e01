import { isoDate } from '@kea/shared/dates'
import type { Retention } from '../retention/retention'

export const limitsRetention: Retention = {
  tables: { daily_use: { jobs: ['retention of counters'] } },
  jobs: [
    {
      name: 'retention of counters',
      // Counts of days that are over.
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM daily_use WHERE (day, who, what) IN
             (SELECT day, who, what FROM daily_use WHERE day < ?1 ORDER BY day LIMIT ?2)`,
          isoDate(retention.now().getTime()),
        ),
    },
  ],
}

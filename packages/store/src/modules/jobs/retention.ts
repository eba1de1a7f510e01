import type { Retention } from '../retention/retention'

const ENDED_DAYS = 30

export const jobsRetention: Retention = {
  tables: { jobs: { jobs: ['retention of jobs'] } },
  jobs: [
    {
      name: 'retention of jobs',
      // A refund that failed can still be tried again.
      run: ({ retention }) =>
        retention.deleteSome(
          `DELETE FROM jobs WHERE id IN (SELECT id FROM jobs
             WHERE ended_at < ?1 AND NOT (kind = 'refund' AND state = 'failed') ORDER BY ended_at LIMIT ?2)`,
          retention.daysAgo(ENDED_DAYS),
        ),
    },
  ],
}

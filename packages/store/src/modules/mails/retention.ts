import type { Retention } from '../retention/retention'

const SENT_DAYS = 30

export const mailsRetention: Retention = {
  tables: { outbox: { jobs: ['retention of mails'], account: true } },
  jobs: [
    {
      name: 'retention of mails',
      run: ({ retention }) =>
        retention.deleteSome(
          'DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE sent_at < ?1 ORDER BY sent_at LIMIT ?2)',
          retention.daysAgo(SENT_DAYS),
        ),
    },
  ],
  forget: {
    // One that is being sent goes with the job.
    account: (db, { email }) => [
      db
        .prepare("DELETE FROM outbox WHERE (lower(recipient) = ?1 OR lower(reply_to) = ?1) AND state <> 'claimed'")
        .bind(email.toLowerCase()),
    ],
  },
}

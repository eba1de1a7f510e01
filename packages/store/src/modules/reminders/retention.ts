import type { Retention } from '../retention/retention'

/** Longer than a cart and the weeks after a parcel, so that nobody is reminded twice. */
const REMINDER_DAYS = 120

export const remindersRetention: Retention = {
  tables: { reminders: { jobs: ['retention of reminders'], account: true } },
  jobs: [
    {
      name: 'retention of reminders',
      run: ({ retention }) =>
        retention.deleteSome(
          'DELETE FROM reminders WHERE (kind, subject) IN (SELECT kind, subject FROM reminders WHERE at < ?1 ORDER BY at LIMIT ?2)',
          retention.daysAgo(REMINDER_DAYS),
        ),
    },
  ],
  forget: {
    account: (db, { emailKey }) => [db.prepare('DELETE FROM reminders WHERE email_key = ?').bind(emailKey)],
  },
}

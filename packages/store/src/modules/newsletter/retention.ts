import type { Retention } from '../retention/retention'

/** Longer than the year of a gift. */
const GIFT_DAYS = 400

export const newsletterRetention: Retention = {
  tables: {
    birthday_gifts: { jobs: ['retention of birthday gifts'] },
    newsletter_offers: { stays: 'the operator fills it' },
    newsletter_welcomes: { stays: 'hashes, so that nobody is welcomed twice' },
    subscribers: { account: true },
    subscription_changes: { with: ['subscribers'] },
  },
  jobs: [
    {
      name: 'retention of birthday gifts',
      run: ({ retention }) =>
        retention.deleteSome(
          'DELETE FROM birthday_gifts WHERE name IN (SELECT name FROM birthday_gifts WHERE at < ?1 ORDER BY at LIMIT ?2)',
          retention.daysAgo(GIFT_DAYS),
        ),
    },
  ],
  forget: {
    account: (db, { emailKey }) => [db.prepare('DELETE FROM subscribers WHERE email_key = ?').bind(emailKey)],
  },
}

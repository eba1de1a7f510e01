import type { Retention } from '../retention/retention'

export const newsletterRetention: Retention = {
  tables: {
    newsletter_offers: { stays: 'the operator fills it' },
    newsletter_welcomes: { stays: 'hashes, so that nobody is welcomed twice' },
    subscribers: { account: true },
    subscription_changes: { with: ['subscribers'] },
  },
  forget: {
    account: (db, { emailKey }) => [db.prepare('DELETE FROM subscribers WHERE email_key = ?').bind(emailKey)],
  },
}

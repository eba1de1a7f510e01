import type { Retention } from '../retention/retention'
import { deleteExpired } from '../retention/tools'

export const accountsRetention: Retention = {
  tables: {
    registrations: { jobs: ['retention of registrations'], account: true },
    login_codes: { jobs: ['retention of one-time codes'], with: ['customers'] },
    password_resets: { jobs: ['retention of password links'], with: ['customers'] },
    email_changes: { jobs: ['retention of email changes'], with: ['customers'] },
  },
  jobs: [
    deleteExpired('retention of registrations', 'registrations', 'token_hash'),
    // Each customer has at most one code, and one link for a new password.
    deleteExpired('retention of one-time codes', 'login_codes', 'customer_id'),
    deleteExpired('retention of password links', 'password_resets', 'customer_id'),
    deleteExpired('retention of email changes', 'email_changes', 'customer_id'),
  ],
  forget: {
    account: (db, { email }) => [db.prepare('DELETE FROM registrations WHERE email = ?').bind(email.toLowerCase())],
  },
}

import type { Retention } from '../retention/retention'
import { deleteExpired } from '../retention/tools'

export const socialRetention: Retention = {
  tables: {
    social_identities: { with: ['customers'] },
    social_logins: { jobs: ['retention of social logins'] },
    social_connections: { jobs: ['retention of social connections'], with: ['customers'] },
  },
  jobs: [
    deleteExpired('retention of social logins', 'social_logins', 'state_hash'),
    deleteExpired('retention of social connections', 'social_connections', 'state_hash'),
  ],
}

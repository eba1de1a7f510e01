import type { Retention } from '../retention/retention'
import { deleteExpired } from '../retention/tools'

export const passkeysRetention: Retention = {
  tables: {
    passkeys: { with: ['customers'] },
    passkey_challenges: { jobs: ['retention of passkey challenges'], with: ['customers'] },
  },
  jobs: [deleteExpired('retention of passkey challenges', 'passkey_challenges', 'hash')],
}

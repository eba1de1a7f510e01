import type { Profile } from '@kea/shared/schemas/account'
import type { CustomerRow } from '../customers/repo'

export interface ProfileChange extends Profile {
  gender: number | null
}

/** What is empty is stored as null. */
const FIELDS = [
  'firstname',
  'lastname',
  'date_of_birth',
  'phone_no',
  'prefix',
  'middlename',
  'suffix',
  'taxvat',
  'gst_number',
  'gender',
] as const satisfies readonly (keyof ProfileChange)[]

export const createProfileRepo = (db: D1Database) => ({
  /** The customer afterwards; null for one who is no longer there. */
  update: (customerId: number, change: ProfileChange): Promise<CustomerRow | null> =>
    db
      .prepare(`UPDATE customers SET ${FIELDS.map((name) => `${name} = ?`).join(', ')} WHERE id = ? RETURNING *`)
      .bind(...FIELDS.map((name) => change[name] || null), customerId)
      .first<CustomerRow>(),
})

export type ProfileRepo = ReturnType<typeof createProfileRepo>

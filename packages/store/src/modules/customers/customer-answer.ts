import type { Customer } from '../../__generated__/types'
import { toSqlTime } from '../../sql-time'
import type { CustomerRow } from './repo'

/**
 * A customer as the customer sees it.
 *
 * @param token of the session that the answer starts; null for none
 */
export const customerOf = (row: CustomerRow, token: string | null = null): Customer => ({
  id: row.id,
  customer_id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  date_of_birth: row.date_of_birth,
  phone_no: row.phone_no,
  is_subscribed: row.is_subscribed === 1,
  created_at: toSqlTime(row.created_at),
  confirmation_status: 'ACCOUNT_CONFIRMED',
  customer_token: token,
})

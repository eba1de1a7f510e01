import type { Customer } from '../../__generated__/types'
import { toSqlTime } from '../../sql-time'
import type { CustomerRow } from './repo'

/** Wish lists, reviews, credit and points have resolvers of their own. */
export type CustomerAnswer = Omit<Customer, 'wishlist' | 'wishlists' | 'reviews' | 'store_credit' | 'reward_points'>

/**
 * A customer as the customer sees it.
 *
 * @param token of the session that the answer starts; null for none
 */
export const customerOf = (row: CustomerRow, token: string | null = null): CustomerAnswer => ({
  id: row.id,
  customer_id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  date_of_birth: row.date_of_birth,
  phone_no: row.phone_no,
  prefix: row.prefix,
  middlename: row.middlename,
  suffix: row.suffix,
  taxvat: row.taxvat,
  gst_number: row.gst_number,
  gender: row.gender,
  created_at: toSqlTime(row.created_at),
  confirmation_status: 'ACCOUNT_CONFIRMED',
  customer_token: token,
  has_password: row.password_hash !== '',
})

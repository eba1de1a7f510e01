import { useQuery } from '@tanstack/react-query'
import { CustomerProfileDocument } from '~/api/__generated__/documents/CustomerProfile'
import type { CustomerProfileQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** What the customer has told the shop. A field without an entry is ''. */
export interface Profile {
  firstName: string
  lastName: string
  email: string
  /** ISO, without a time. */
  dateOfBirth: string
  phone: string
  isSubscribed: boolean
}

export function profileOf({ customer }: CustomerProfileQuery): Profile {
  if (!customer) throw new ShopError('unauthorised', '')
  return {
    firstName: customer.firstname ?? '',
    lastName: customer.lastname ?? '',
    email: customer.email ?? '',
    dateOfBirth: customer.date_of_birth ?? '',
    phone: customer.phone_no ?? '',
    isSubscribed: customer.is_subscribed ?? false,
  }
}

export const profileQuery = gqlQuery(CustomerProfileDocument, {}, profileOf, STALE.account)

/** The profile; undefined until it has loaded. */
export const useProfile = (): Profile | undefined => useQuery(profileQuery).data

import { CustomerSocialLoginsDocument } from '~/api/__generated__/documents/CustomerSocialLogins'
import { DisconnectSocialAccountDocument } from '~/api/__generated__/documents/DisconnectSocialAccount'
import type { CustomerSocialLoginsQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { dayOf } from '../frame/day-of'

export interface ConnectedLogin {
  uid: string
  /** Name of the provider. */
  label: string
  /** dd/mm/yyyy. */
  connected: string
}

export function socialLoginsOf({ customer }: CustomerSocialLoginsQuery): ConnectedLogin[] {
  if (!customer) throw new ShopError('unauthorised', '')
  return (customer.social_logins ?? []).map(({ uid, label, created_at }) => ({
    uid,
    label,
    connected: dayOf(created_at),
  }))
}

export const socialLoginsQuery = gqlQuery(CustomerSocialLoginsDocument, {}, socialLoginsOf, STALE.account)

export async function disconnect(uid: string): Promise<void> {
  await callShop(DisconnectSocialAccountDocument, { uid })
  await queryClient.invalidateQueries({ queryKey: socialLoginsQuery.queryKey })
}

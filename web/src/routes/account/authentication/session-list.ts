import { CustomerSessionsDocument } from '~/api/__generated__/documents/CustomerSessions'
import { EndOtherSessionsDocument } from '~/api/__generated__/documents/EndOtherSessions'
import { EndSessionDocument } from '~/api/__generated__/documents/EndSession'
import type { CustomerSessionsQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { dayOf } from '../frame/day-of'

export interface Session {
  uid: string
  device: string
  /** How and when the customer logged in, and when the session was last used. */
  facts: string
  isCurrent: boolean
}

const WAYS: Readonly<Record<string, string>> = {
  PASSWORD: 'by password',
  CODE: 'by a code from an email',
  LINK: 'by a link from an email',
  SOCIAL: 'by another website',
  PASSKEY: 'by passkey',
}

export function sessionsOf({ customer }: CustomerSessionsQuery): Session[] {
  if (!customer) throw new ShopError('unauthorised', '')
  return (customer.sessions ?? []).map(({ uid, device, way, current, created_at, last_seen_at }) => ({
    uid,
    device: device ?? 'Unknown device',
    facts: `Logged in ${[WAYS[way ?? ''], `on ${dayOf(created_at)}`].filter(Boolean).join(' ')}, last used on ${dayOf(last_seen_at)}`,
    isCurrent: current,
  }))
}

export const sessionsQuery = gqlQuery(CustomerSessionsDocument, {}, sessionsOf, STALE.account)

const reload = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })

export async function endSession(uid: string): Promise<void> {
  await callShop(EndSessionDocument, { uid })
  await reload()
}

export async function endOtherSessions(): Promise<void> {
  await callShop(EndOtherSessionsDocument, {})
  await reload()
}

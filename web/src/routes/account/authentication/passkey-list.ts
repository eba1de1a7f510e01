import { CustomerPasskeysDocument } from '~/api/__generated__/documents/CustomerPasskeys'
import { DeletePasskeyDocument } from '~/api/__generated__/documents/DeletePasskey'
import { RenamePasskeyDocument } from '~/api/__generated__/documents/RenamePasskey'
import type { CustomerPasskeysQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { deviceName } from '~/features/customer/passkeys/passkey-support'
import { dayOf } from '../frame/day-of'

export interface SavedPasskey {
  uid: string
  name: string
  /** dd/mm/yyyy. */
  created: string
  /** dd/mm/yyyy; '' before the first login. */
  lastUsed: string
}

export function passkeysOf({ customer }: CustomerPasskeysQuery): SavedPasskey[] {
  if (!customer) throw new ShopError('unauthorised', '')
  return (customer.passkeys ?? []).map(({ uid, name, created_at, last_used_at }) => ({
    uid,
    name,
    created: dayOf(created_at),
    lastUsed: last_used_at ? dayOf(last_used_at) : '',
  }))
}

export const passkeysQuery = gqlQuery(CustomerPasskeysDocument, {}, passkeysOf, STALE.account)

const reload = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })

export async function addPasskey(): Promise<void> {
  const { createPasskey } = await import('~/features/customer/passkeys/passkey-requests')
  await createPasskey(deviceName(navigator.userAgent))
  await reload()
}

export async function renamePasskey(uid: string, name: string): Promise<void> {
  await callShop(RenamePasskeyDocument, { uid, name })
  await reload()
}

export async function deletePasskey(uid: string): Promise<void> {
  await callShop(DeletePasskeyDocument, { uid })
  await reload()
}

import { useQuery } from '@tanstack/react-query'
import { CreatePasswordDocument } from '~/api/__generated__/documents/CreatePassword'
import { OwnPasswordDocument } from '~/api/__generated__/documents/OwnPassword'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'

/** Whether the customer can log in by password. */
export const hasPasswordQuery = gqlQuery(
  OwnPasswordDocument,
  {},
  ({ customer }) => customer?.has_password !== false,
  STALE.account,
)

/** The same; true at another backend, and undefined until it has loaded. */
export function useHasPassword(): boolean | undefined {
  const { hasForeignBackend } = useSettings()
  const { data } = useQuery({ ...hasPasswordQuery, enabled: !hasForeignBackend })
  return hasForeignBackend || data
}

/** Sets the password of a customer who has none. */
export async function createPassword(password: string): Promise<void> {
  const { createCustomerPassword: answer } = await callShop(CreatePasswordDocument, { password })
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  queryClient.setQueryData(hasPasswordQuery.queryKey, true)
}

import type { TypedDocumentString } from '~/api/__generated__/typed-document-string'
import { callShop } from '~/api/query'
import { hasOtherSession, keepSession } from '~/lib/shown-session'

/** Sends an operation that logs a customer in. This tab shows the new session from then on. */
export async function callLogin<TData, TVars extends object>(
  document: TypedDocumentString<TData, TVars>,
  variables: TVars,
): Promise<TData> {
  // A login may replace the session of another tab.
  if (hasOtherSession()) keepSession()
  const data = await callShop(document, variables)
  keepSession()
  return data
}

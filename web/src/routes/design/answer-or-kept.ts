import type { TypedDocumentString } from '~/api/__generated__/typed-document-string'
import { isUnanswered } from '~/api/errors'
import { callShop } from '~/api/query'
import { keepProduct, keptProduct } from '~/lib/kept-products'

/**
 * The answer of the shop. Without a connection it is the one that the device has, since the tool was open here before.
 *
 * @param key of the answer on the device
 * @param isFound whether an answer is worth keeping
 */
export async function answerOrKept<Data extends object, Variables extends object>(
  key: string,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  isFound: (data: Data) => boolean,
  signal: AbortSignal,
): Promise<Data> {
  const query = document.toString()
  try {
    const data = await callShop(document, variables, signal)
    if (isFound(data)) void keepProduct(key, query, data).catch(() => {})
    return data
  } catch (error) {
    const kept = isUnanswered(error) ? await keptProduct<Data>(key, query).catch(() => null) : null
    if (kept === null) throw error
    return kept
  }
}

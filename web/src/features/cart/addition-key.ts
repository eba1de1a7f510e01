import { ShopError } from '~/api/errors'

/** Keys of additions that no answer has come to, by what they add to which cart. */
const unanswered = new Map<string, string>()

/** No answer came, or one that does not say whether the addition was made. */
const isOpen = (error: unknown): boolean =>
  !(error instanceof ShopError) || error.code === 'network' || error.code === 'server'

/**
 * Sends an addition to a cart with a key of its own (Idempotency-Key). What is sent again because no answer came takes
 * the same key, so the store adds it once.
 */
export async function withAdditionKey<T>(
  cartId: string,
  items: readonly object[],
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const what = JSON.stringify([cartId, items])
  const key = unanswered.get(what) ?? crypto.randomUUID()
  unanswered.set(what, key)
  try {
    const answer = await send({ 'Idempotency-Key': key })
    unanswered.delete(what)
    return answer
  } catch (error) {
    if (!isOpen(error)) unanswered.delete(what)
    throw error
  }
}

/** After something was taken out of the cart: what is added again then is wanted again. */
export const forgetAdditions = (): void => unanswered.clear()

import { isUnanswered } from '~/api/errors'

/** The keys of additions without a response, by cart and items. */
const unanswered = new Map<string, string>()

/**
 * Sends an addition to a cart with an Idempotency-Key. A repeated addition without a response has the same key, so the
 * store adds it once.
 */
export async function withAdditionKey<T>(
  cartId: string,
  items: readonly object[],
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const addition = JSON.stringify([cartId, items])
  const key = unanswered.get(addition) ?? crypto.randomUUID()
  unanswered.set(addition, key)
  try {
    const answer = await send({ 'Idempotency-Key': key })
    unanswered.delete(addition)
    return answer
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(addition)
    throw error
  }
}

/** Called after a removal from the cart, so that the next addition of the same item has a new key. */
export const forgetAdditions = (): void => unanswered.clear()

import { ShopError } from '~/api/errors'

/** The keys of additions without a response, by cart and items. */
const unanswered = new Map<string, string>()

/** Whether it is unknown if the store made the addition. */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ShopError) || error.code === 'network' || error.code === 'server'

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
    if (!isUnknown(error)) unanswered.delete(addition)
    throw error
  }
}

/** Called after a removal from the cart, so that the next addition of the same item has a new key. */
export const forgetAdditions = (): void => unanswered.clear()

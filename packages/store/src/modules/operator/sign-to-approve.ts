import type { Services } from '../../services'

/** Says which neon sign of an order waits for its maker, so that the order is not made yet; null if none does. */
export async function signToApprove(number: string, { signs }: Pick<Services, 'signs'>): Promise<string | null> {
  const [first] = await signs.waitingOf(number)
  return first === undefined
    ? null
    : `Line ${first} of order ${number} is a neon sign that waits for your approval: pnpm shop sign approve ${number} ${first}.`
}

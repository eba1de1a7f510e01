/**
 * Sends what is wanted, and again until nothing newer was wanted meanwhile. One request is under way at a time, so the
 * order of the answers cannot matter. The last answer counts: a refusal of an earlier one is not the shopper's business.
 *
 * @param wanted what is wanted now
 */
export async function sendLatest<TWanted, TAnswer>(
  wanted: () => TWanted,
  send: (value: TWanted) => Promise<TAnswer>,
): Promise<TAnswer> {
  for (;;) {
    const value = wanted()
    const isLatest = () => Object.is(wanted(), value)
    try {
      const answer = await send(value)
      if (isLatest()) return answer
    } catch (error) {
      if (isLatest()) throw error
    }
  }
}

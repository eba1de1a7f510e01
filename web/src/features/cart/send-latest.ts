/**
 * Sends a value, and sends again while the value changed during the request. Only one request runs at a time, so
 * responses cannot overtake each other. Only the last response counts: earlier refusals are ignored.
 *
 * @param read the current value
 */
export async function sendLatest<TValue, TAnswer>(
  read: () => TValue,
  send: (value: TValue) => Promise<TAnswer>,
): Promise<TAnswer> {
  for (;;) {
    const value = read()
    const isLatest = () => Object.is(read(), value)
    try {
      const answer = await send(value)
      if (isLatest()) return answer
    } catch (error) {
      if (isLatest()) throw error
    }
  }
}

/** A body as text, or null when it is longer than `maxBytes`; what is too long is not read to its end. */
export async function readLimited(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let left = maxBytes
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    left -= value.byteLength
    if (left < 0) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

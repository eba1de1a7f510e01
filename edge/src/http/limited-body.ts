/** Hands each piece of a body to `take`; false when there are more bytes than `maxBytes`, which are not read. */
async function readPieces(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal | undefined,
  take: (bytes: Uint8Array) => void,
): Promise<boolean> {
  const reader = body.getReader()
  const stop = () => reader.cancel().catch(() => {})
  signal?.addEventListener('abort', stop)
  let left = maxBytes
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return true
      left -= value.byteLength
      if (left < 0) {
        await stop()
        return false
      }
      take(value)
    }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * A body as text, or null when it is longer than `maxBytes`; what is too long is not read to its end. Throws the reason
 * of `signal` when that is faster.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  const isWhole = await readPieces(body, maxBytes, signal, (bytes) => {
    text += decoder.decode(bytes, { stream: true })
  })
  return isWhole ? text + decoder.decode() : null
}

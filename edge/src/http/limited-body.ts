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
  const reader = body.getReader()
  const stop = () => reader.cancel().catch(() => {})
  signal?.addEventListener('abort', stop)
  let text = ''
  let left = maxBytes
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return text + decoder.decode()
      left -= value.byteLength
      if (left < 0) {
        await stop()
        return null
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** The same bytes, cut off with an error behind `maxBytes`; nothing is held. */
export function limitStream(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let left = maxBytes
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        left -= bytes.byteLength
        if (left < 0) controller.error(new Error('The answer is too large.'))
        else controller.enqueue(bytes)
      },
    }),
  )
}

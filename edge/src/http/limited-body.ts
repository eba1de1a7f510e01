interface ReadLimits {
  maxBytes: number
  /** Ends the reading; its reason is thrown. */
  signal?: AbortSignal | undefined
  /** How much of what is too long is still read, and dropped, before the rest is cancelled. */
  drainBytes?: number
}

/** Reads and drops up to `maxBytes`; what is left after them is cancelled. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  for (let left = maxBytes; left > 0; ) {
    const { done, value } = await reader.read()
    if (done) return
    left -= value.byteLength
  }
  await reader.cancel().catch(() => {})
}

/** Hands each piece of a body to `take`; false when there are more bytes than `maxBytes`. */
async function readPieces(
  body: ReadableStream<Uint8Array>,
  { maxBytes, signal, drainBytes = 0 }: ReadLimits,
  take: (bytes: Uint8Array) => void,
): Promise<boolean> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', stop)
  let left = maxBytes
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return true
      left -= value.byteLength
      if (left < 0) {
        await drain(reader, drainBytes)
        return false
      }
      take(value)
    }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * A body as text, or null when it is longer than `maxBytes`. What is too long is cancelled, after `drainBytes` more of it.
 * Throws the reason of `signal` when that is faster.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
  drainBytes = 0,
): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  const isWhole = await readPieces(body, { maxBytes, signal, drainBytes }, (bytes) => {
    text += decoder.decode(bytes, { stream: true })
  })
  return isWhole ? text + decoder.decode() : null
}

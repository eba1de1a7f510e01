interface ReadLimits {
  maxBytes: number
  /** Aborts the read. Its reason is thrown. */
  signal?: AbortSignal | undefined
  /** Bytes beyond the limit that are read and dropped before the body is cancelled. `readBody` says why. */
  drainBytes?: number
}

/** Reads and drops up to `maxBytes`, then cancels the rest. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  for (let left = maxBytes; left > 0; ) {
    const { done, value } = await reader.read()
    if (done) return
    left -= value.byteLength
  }
  await reader.cancel().catch(() => {})
}

/** Passes each chunk of a body to `onChunk`. Returns false if the body has more than `maxBytes`. */
async function readChunks(
  body: ReadableStream<Uint8Array>,
  { maxBytes, signal, drainBytes = 0 }: ReadLimits,
  onChunk: (bytes: Uint8Array) => void,
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
      onChunk(value)
    }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Reads a body as text; null if it is longer than `maxBytes`. A longer body is cancelled after `drainBytes` more.
 * Throws the reason of `signal` on abort.
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
  const isComplete = await readChunks(body, { maxBytes, signal, drainBytes }, (bytes) => {
    text += decoder.decode(bytes, { stream: true })
  })
  return isComplete ? text + decoder.decode() : null
}

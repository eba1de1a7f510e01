import { withTimeout } from '../with-timeout'

/** The minimum speed of a body. */
export interface Pace {
  /** Longest wait for the next chunk. */
  idleMs: number
  /** Total waiting time without received bytes. Received bytes extend it at `minBytesPerSecond`. */
  graceMs: number
  minBytesPerSecond: number
  maxBytes: number
}

/** A streamed body with a minimum speed. */
export interface PacedBody {
  stream: ReadableStream<Uint8Array>
  /** The reason of its cancellation; null if it was not cancelled. */
  fault: () => 'too-slow' | 'too-long' | null
  /** Reads and drops the unread rest with the same minimum speed. Never rejects. */
  drain(): Promise<void>
}

interface Chunk {
  done: boolean
  value?: Uint8Array | undefined
}

/** Reads chunks and throws if the body is too slow or too long. Only the time spent waiting for a chunk counts. */
function createReader(body: ReadableStream<Uint8Array>, pace: Pace, onChunk: () => void) {
  const reader = body.getReader()
  const state = { fault: null as 'too-slow' | 'too-long' | null, isDone: false, bytes: 0, waitedMs: 0 }

  function fail(fault: 'too-slow' | 'too-long'): never {
    state.fault = fault
    state.isDone = true
    void reader.cancel().catch(() => {})
    throw new Error(fault)
  }

  async function nextChunk(): Promise<Chunk | 'too-slow'> {
    const earnedMs = pace.graceMs + (state.bytes / pace.minBytesPerSecond) * 1000
    const startedAt = Date.now()
    const ms = Math.max(0, Math.min(pace.idleMs, earnedMs - state.waitedMs))
    const chunk: Chunk | undefined = await withTimeout(reader.read(), ms)
    state.waitedMs += Date.now() - startedAt
    return chunk ?? 'too-slow'
  }

  return {
    state,
    async read(): Promise<Chunk> {
      if (state.isDone) return { done: true }
      const chunk = await nextChunk()
      if (chunk === 'too-slow') return fail('too-slow')
      onChunk()
      state.isDone = chunk.done
      state.bytes += chunk.value?.byteLength ?? 0
      return state.bytes > pace.maxBytes ? fail('too-long') : chunk
    },
  }
}

/** Streams a body and cancels it below the minimum speed. */
export function pacedBody(body: ReadableStream<Uint8Array>, pace: Pace, onChunk: () => void = () => {}): PacedBody {
  const { read, state } = createReader(body, pace, onChunk)
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await read()
        if (done) controller.close()
        else if (value) controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return {
    stream,
    fault: () => state.fault,
    async drain() {
      try {
        for (let chunk = await read(); !chunk.done; ) chunk = await read()
      } catch {
        // The body is cancelled.
      }
    },
  }
}

import { within } from '../within'

/** How slowly a body may come. */
export interface Pace {
  /** Longest wait for its next piece. */
  idleMs: number
  /** Waiting that is free; from then on only what has come earns more of it. */
  graceMs: number
  minBytesPerSecond: number
  maxBytes: number
}

/** A body that is passed on as it comes. */
export interface PacedBody {
  stream: ReadableStream<Uint8Array>
  /** Why it was given up; null while it was not. */
  fault: () => 'late' | 'too-long' | null
  /** Reads and drops what nobody has taken, at the same pace. Never rejects. */
  drain(): Promise<void>
}

interface Piece {
  done: boolean
  value?: Uint8Array | undefined
}

/** Reads pieces, and throws at the first that is late or too much. Only the time that is waited for a piece counts. */
function createReader(body: ReadableStream<Uint8Array>, pace: Pace, onPiece: () => void) {
  const reader = body.getReader()
  const state = { fault: null as 'late' | 'too-long' | null, isDone: false, bytes: 0, waitedMs: 0 }

  function fail(fault: 'late' | 'too-long'): never {
    state.fault = fault
    state.isDone = true
    void reader.cancel().catch(() => {})
    throw new Error(fault)
  }

  async function nextPiece(): Promise<Piece | 'late'> {
    const earnedMs = pace.graceMs + (state.bytes / pace.minBytesPerSecond) * 1000
    const startedAt = Date.now()
    const ms = Math.max(0, Math.min(pace.idleMs, earnedMs - state.waitedMs))
    const piece: Piece | undefined = await within(reader.read(), ms)
    state.waitedMs += Date.now() - startedAt
    return piece ?? 'late'
  }

  return {
    state,
    async read(): Promise<Piece> {
      if (state.isDone) return { done: true }
      const piece = await nextPiece()
      if (piece === 'late') return fail('late')
      onPiece()
      state.isDone = piece.done
      state.bytes += piece.value?.byteLength ?? 0
      return state.bytes > pace.maxBytes ? fail('too-long') : piece
    },
  }
}

/** Passes a body on while it comes at a certain pace, and breaks it off where it does not. */
export function pacedBody(body: ReadableStream<Uint8Array>, pace: Pace, onPiece: () => void = () => {}): PacedBody {
  const { read, state } = createReader(body, pace, onPiece)
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
        for (let piece = await read(); !piece.done; ) piece = await read()
      } catch {
        // Given up: there is nothing left to read.
      }
    },
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pace, pacedBody } from './paced-body'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PACE: Pace = { idleMs: 10_000, graceMs: 30_000, minBytesPerSecond: 20_000, maxBytes: 10_000_000 }

/** A body of `bytes` bytes that sends `pieceBytes` every `everyMs`. */
function bodyAtRate(pieceBytes: number, everyMs: number, bytes: number) {
  let left = bytes
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        controller.enqueue(new Uint8Array(Math.min(left, pieceBytes)))
        left -= pieceBytes
        if (left <= 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Reads a body to its end: its length, its fault and its duration. */
async function readToEnd(body: ReadableStream<Uint8Array>) {
  const startedAt = Date.now()
  const paced = pacedBody(body, PACE)
  let bytes = 0
  let seconds = 0
  const done = (async () => {
    for await (const piece of paced.stream) bytes += piece.byteLength
  })()
    .catch(() => {})
    .finally(() => {
      seconds = Math.round((Date.now() - startedAt) / 1000)
    })
  await vi.runAllTimersAsync()
  await done
  return { bytes, fault: paced.fault(), seconds }
}

test('a slow phone sends 8 MiB within minutes', async () => {
  const { bytes, fault, seconds } = await readToEnd(bodyAtRate(16_000, 500, 8_388_608))
  expect([bytes, fault, seconds]).toEqual([8_388_608, null, 263])
})

test('a stalled body is cancelled after ten seconds', async () => {
  const silent = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new Uint8Array(5)) })
  expect(await readToEnd(silent)).toEqual({ bytes: 5, fault: 'too-slow', seconds: 10 })
})

test('a body below the minimum rate is cancelled after thirty seconds, and at half the rate after a minute', async () => {
  expect(await readToEnd(bodyAtRate(1, 1000, 1_000_000))).toMatchObject({ fault: 'too-slow', seconds: 30 })
  expect(await readToEnd(bodyAtRate(10_000, 1000, 1_000_000))).toMatchObject({ fault: 'too-slow', seconds: 60 })
})

test('a body over its maximum length is cancelled at once', async () => {
  expect(await readToEnd(bodyAtRate(1_000_000, 1, 20_000_000))).toMatchObject({ bytes: 10_000_000, fault: 'too-long' })
})

test('a slow reader does not count against the body', async () => {
  const paced = pacedBody(bodyAtRate(100, 1, 300), PACE)
  const reader = paced.stream.getReader()
  for (let n = 0; n < 3; n++) {
    const read = reader.read()
    await vi.advanceTimersByTimeAsync(5)
    expect((await read).value?.byteLength).toBe(100)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(paced.fault()).toBeNull()
})

test('an unread body is drained to its end', async () => {
  const paced = pacedBody(bodyAtRate(100, 1, 300), PACE)
  const drained = paced.drain()
  await vi.runAllTimersAsync()
  await drained
  expect([paced.fault(), (await paced.stream.getReader().read()).done]).toEqual([null, true])
})

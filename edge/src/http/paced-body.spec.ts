import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pace, pacedBody } from './paced-body'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PACE: Pace = { idleMs: 10_000, graceMs: 30_000, minBytesPerSecond: 20_000, maxBytes: 10_000_000 }

/** A line that brings so many bytes every so often, up to a length. */
function line(pieceBytes: number, everyMs: number, bytes: number) {
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

/** What came through, and after how long it ended. */
async function follow(body: ReadableStream<Uint8Array>) {
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

test('a slow phone brings its 8 MiB, in minutes', async () => {
  const { bytes, fault, seconds } = await follow(line(16_000, 500, 8_388_608))
  expect([bytes, fault, seconds]).toEqual([8_388_608, null, 263])
})

test('a line that falls silent is given up after ten seconds', async () => {
  const silent = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new Uint8Array(5)) })
  expect(await follow(silent)).toEqual({ bytes: 5, fault: 'late', seconds: 10 })
})

test('a line that drips is given up after thirty seconds, and what it brings in them buys it no minute more', async () => {
  expect(await follow(line(1, 1000, 1_000_000))).toMatchObject({ fault: 'late', seconds: 30 })
  expect(await follow(line(10_000, 1000, 1_000_000))).toMatchObject({ fault: 'late', seconds: 60 })
})

test('what is longer than it may be is given up at once', async () => {
  expect(await follow(line(1_000_000, 1, 20_000_000))).toMatchObject({ bytes: 10_000_000, fault: 'too-long' })
})

test('a reader that takes its time is not the line’s fault', async () => {
  const paced = pacedBody(line(100, 1, 300), PACE)
  const reader = paced.stream.getReader()
  for (let n = 0; n < 3; n++) {
    const read = reader.read()
    await vi.advanceTimersByTimeAsync(5)
    expect((await read).value?.byteLength).toBe(100)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(paced.fault()).toBeNull()
})

test('what nobody has taken is read to its end', async () => {
  const paced = pacedBody(line(100, 1, 300), PACE)
  const drained = paced.drain()
  await vi.runAllTimersAsync()
  await drained
  expect([paced.fault(), (await paced.stream.getReader().read()).done]).toEqual([null, true])
})

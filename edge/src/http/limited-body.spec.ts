import { expect, test } from 'vitest'
import { readLimited } from './limited-body'

const endless = () => {
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('begun')),
    cancel: () => {
      cancelled = true
    },
  })
  return { body, wasCancelled: () => cancelled }
}

test('a body that never ends is cancelled at the timeout', async () => {
  const { body, wasCancelled } = endless()
  const time = new AbortController()
  const read = readLimited(body, 100, time.signal)
  time.abort(new Error('timeout'))
  await expect(read).rejects.toThrow('timeout')
  expect(wasCancelled()).toBe(true)
})

test('a body that is too long is cancelled', async () => {
  const { body, wasCancelled } = endless()
  expect(await readLimited(body, 4)).toBeNull()
  expect(wasCancelled()).toBe(true)
})

import { expect, test, vi } from 'vitest'
import { createOrderFiles } from './order-files'

test('a run asks for the files of a few orders, and for those of a large order alone', async () => {
  const waiting = [90, 60, 70, 700, 3].map((count, id) => ({
    id,
    number: `00000000${id}`,
    keys: Array.from({ length: count }, (_, n) => `uploads/${id}-${n}`),
  }))
  const head = vi.fn(async () => ({}))
  const repo = {
    unchecked: async () => [...waiting],
    checked: async ({ id }: { id: number }) => {
      waiting.splice(
        waiting.findIndex((order) => order.id === id),
        1,
      )
    },
    missing: async () => [],
  }
  const onError = vi.fn()
  const { check } = createOrderFiles({
    repo: repo as never,
    files: { head } as never,
    settings: { names: async () => ({ name: '', email: '', url: '' }) as never },
    clock: () => new Date('2026-11-02T09:00:00Z'),
    onError,
  })
  const asked: number[] = []
  while (waiting.length > 0) {
    head.mockClear()
    await check()
    asked.push(head.mock.calls.length)
  }
  expect(asked).toEqual([150, 70, 700, 3])
  expect(onError).not.toHaveBeenCalled()
})

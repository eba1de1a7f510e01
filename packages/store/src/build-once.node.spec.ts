import { expect, test, vi } from 'vitest'
import { buildOnce } from './build-once'

interface Parts {
  price: { cents: number }
  total: { cents: number }
  broken: { cents: number }
}

function createParts() {
  const price = vi.fn((start: number) => ({ cents: start + 5 }))
  const total = vi.fn((start: number, parts: { price: Parts['price'] }) => ({ cents: start + parts.price.cents }))
  const broken = vi.fn((): Parts['broken'] => {
    throw new Error('Not today')
  })
  return { parts: buildOnce<number, Parts>({ price, total, broken }, 100), price, total, broken }
}

test('a part that is not read is not built', () => {
  const { parts, price, total, broken } = createParts()
  expect(parts.price).toEqual({ cents: 105 })
  expect([price, total, broken].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})

test('a part is built once, also where another part needs it', () => {
  const { parts, price, total } = createParts()
  expect(parts.total).toEqual({ cents: 205 })
  expect(parts.total).toBe(parts.total)
  expect(parts.price).toBe(parts.price)
  expect([price, total].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a part that cannot be built leaves the others', () => {
  const { parts } = createParts()
  expect(() => parts.broken).toThrow('Not today')
  expect(parts.price).toEqual({ cents: 105 })
})

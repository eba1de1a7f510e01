import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepProduct, keptProduct } from './kept-products'

const QUERY = 'query DesignProduct { products { items { sku } } }'

beforeEach(() => {
  const entries = new Map<string, string>()
  const cache = {
    match: async (path: string) => (entries.has(path) ? new Response(entries.get(path)) : undefined),
    put: async (path: string, response: Response) => void entries.set(path, await response.text()),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()],
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

it('a product is kept by its sku, with the newest answer', async () => {
  await keepProduct('a/b', QUERY, { price: 1 })
  await keepProduct('a/b', QUERY, { price: 2 })
  expect([await keptProduct('a/b', QUERY), await keptProduct('b', QUERY)]).toEqual([{ price: 2 }, null])
})

it('the answer to a query of another build is not used', async () => {
  await keepProduct('mug', QUERY, { price: 1 })
  expect(await keptProduct('mug', `${QUERY} `)).toBeNull()
})

it('of twenty-one products the one that was opened longest ago is gone', async () => {
  for (let at = 1; at <= 20; at += 1) await keepProduct(`product-${at}`, QUERY, { at })
  await keepProduct('product-1', QUERY, { at: 1 })
  await keepProduct('product-21', QUERY, { at: 21 })
  expect(
    await Promise.all(['product-1', 'product-2', 'product-3', 'product-21'].map((sku) => keptProduct(sku, QUERY))),
  ).toEqual([{ at: 1 }, null, { at: 3 }, { at: 21 }])
})

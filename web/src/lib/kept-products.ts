/** The cache of the browser with the products whose design tool was open here, for a tool without a connection. */
export const PRODUCTS_CACHE = 'kea-products-1'

const PRODUCTS_MAX = 20

const addressOf = (sku: string): string => `/kept-products/${encodeURIComponent(sku)}`

/** Keeps the answer to a query about a product, in place of an earlier one. The one that was opened longest ago goes first. */
export async function keepProduct(sku: string, query: string, data: object): Promise<void> {
  const cache = await caches.open(PRODUCTS_CACHE)
  await cache.delete(addressOf(sku))
  await cache.put(addressOf(sku), new Response(JSON.stringify({ query, data })))
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - PRODUCTS_MAX)).map((request) => cache.delete(request)))
}

/** The kept answer; null without one, and for one to another query, which an earlier build has asked. */
export async function keptProduct<Data>(sku: string, query: string): Promise<Data | null> {
  const stored = await (await caches.open(PRODUCTS_CACHE)).match(addressOf(sku))
  const kept: { query?: unknown; data?: Data } | null = (await stored?.json()) ?? null
  return kept?.query === query ? (kept.data ?? null) : null
}

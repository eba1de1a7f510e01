import { limitOfField } from '@kea/shared/constants/root-fields'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { Kind, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createApp } from '../edge/src/app'
import { canvasPage, fakeShop, json, ORIGIN } from '../edge/src/testing/fake-shop'
import { type LimitedPath, limitedPaths, limitsList } from './support/limits-list'
import { filesOf, read } from './support/source-files'

const reached = { limit: async () => ({ success: false }) }
const free = { limit: async () => ({ success: true }) }

/** The status of a path's example while the limits of `names` are reached. */
async function statusOf({ method, example }: LimitedPath, names: readonly string[]): Promise<number> {
  const limits = Object.fromEntries(names.map((name) => [name, reached]))
  const { request } = fakeShop({
    limits,
    purgeLimit: names.includes('CLEAR_LIMIT') ? reached : free,
    settings: { CACHE_CLEAR_TOKEN: 'a-token-to-clear-with' },
    pages: { 'canvas-prints': canvasPage },
    studio: async () => json({}),
  })
  const body = method === 'GET' ? null : '{"query":"{ countries { id } }"}'
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  return (await request(example, { method, body, headers })).status
}

const every = [...new Set(limitedPaths.flatMap(({ limit }) => limit ?? []))]

test('docs/limits.md lists the limit of every root field and every path', async () => {
  await expect(limitsList()).toMatchFileSnapshot('../docs/limits.md')
})

test('every path that the edge answers is in the list', () => {
  const app = createApp(() => {
    throw new Error('no request needs a service')
  })
  const listed = new Set(limitedPaths.map(({ pattern }) => pattern))
  const patterns = new Set(app.routes.map(({ path }) => (path === '/*' ? '*' : path)))
  expect([...patterns].filter((path) => !listed.has(path))).toEqual([])
  expect(patterns.size).toBeGreaterThan(20)
  expect(listed).toContain(SEARCH_PATH)
})

describe('over its limit', () => {
  test.each(limitedPaths.filter(({ limit }) => limit !== null))('$method $example is 429', async (path) => {
    expect(await statusOf(path, [path.limit ?? ''])).toBe(429)
    expect(
      await statusOf(
        path,
        every.filter((name) => name !== path.limit),
      ),
    ).not.toBe(429)
  })

  test.each(limitedPaths.filter(({ limit }) => limit === null))('$method $example answers as usual', async (path) => {
    expect(await statusOf(path, every)).not.toBe(429)
  })
})

describe('a page in memory', () => {
  test('is not counted, neither as a page nor as its data', async () => {
    const limit = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 4 }) }
    const keys: string[] = []
    const { request, advance } = fakeShop({ limits: { PAGE_LIMIT: limit }, pages: { 'canvas-prints': canvasPage } })
    const statuses = []
    for (let n = 0; n < 20; n += 1) {
      advance(5_000)
      statuses.push((await request('/canvas-prints?a=1')).status)
      statuses.push((await request('/cacheurl?url=/canvas-prints')).status)
      statuses.push((await request('/checkout/cart')).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(keys).toHaveLength(2)
  })

  test('is answered also to a caller over the limit of pages', async () => {
    const { request } = fakeShop({
      limits: { PAGE_LIMIT: { limit: async ({ key }) => ({ success: key !== '203.0.113.9' }) } },
      pages: { 'canvas-prints': canvasPage, mugs: canvasPage },
    })
    const read = async (path: string, address: string) =>
      (await request(path, { headers: { 'cf-connecting-ip': address } })).status
    expect(await read('/mugs', '203.0.113.8')).toBe(200)
    expect([await read('/mugs', '203.0.113.9'), await read('/canvas-prints', '203.0.113.9')]).toEqual([200, 429])
    expect([await read('/no-such-page', '203.0.113.9'), await read('/no-such-page', '203.0.113.8')]).toEqual([429, 404])
  })
})

test('every root field that the web and the edge ask for has a limit of its own', () => {
  const texts = ['web/src', 'edge/src'].flatMap((folder) => filesOf(folder, /\.graphql$/)).map(read)
  const operations = texts
    .flatMap((text) => parse(text).definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const fields = operations.flatMap((node) =>
    'selectionSet' in node
      ? node.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : []))
      : [],
  )
  expect(fields.length).toBeGreaterThan(40)
  expect(fields.filter((field) => limitOfField(field) === 'OTHER_LIMIT')).toEqual([])
})

import { beforeAll, describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import golden from './golden.json'

const shop = createTestShop()
const PATH = '/search/1/indexes/*/queries'
const INDEX = 'kea_nz_products'
const GOLDEN = Object.entries(golden as Record<string, string[]>)

interface Result {
  hits: {
    objectID: string
    name: string
    url: string
    image_url: string
    final_price: number | null
    regular_price: number | null
  }[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
}

const post = (body: unknown) =>
  shop.request(PATH, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

async function search(query: unknown, settings: object = {}): Promise<Result> {
  const answer = await post({ requests: [{ indexName: INDEX, query, hitsPerPage: 6, ...settings }] })
  expect(answer.status, String(query)).toBe(200)
  const { results } = await answer.json<{ results: Result[] }>()
  return results[0] as Result
}

/** Searches of the golden list with wrong results. */
async function failures(): Promise<string[]> {
  const failed: string[] = []
  for (const [query, first] of GOLDEN) {
    const { hits, nbHits } = await search(query)
    const found = hits[0]?.url ?? ''
    if (first.length === 0 ? nbHits > 0 : !first.includes(found)) failed.push(`${query} → ${found}`)
  }
  return failed
}

beforeAll(() => shop.tick())

describe('the golden list', () => {
  it('has a first result for each search', { timeout: 60_000 }, async () => {
    expect(GOLDEN).toHaveLength(72)
    expect(await failures()).toEqual([])
  })

  it('is found by FTS5 alone', { timeout: 60_000 }, async () => {
    await shop.db.prepare('DELETE FROM search_index').run()
    const sought = GOLDEN.filter(([, first]) => first.length > 0)
    expect(await failures()).toHaveLength(sought.length)
    await shop.db.prepare('UPDATE search_state SET changes = changes + 1').run()
    await shop.tick()
    expect((await search('mugs')).hits[0]?.url).toBe('/photo-mugs')
  })
})

describe('an answer', () => {
  it('has hits with name, url, image_url and final_price, and their number', async () => {
    const { hits, ...rest } = await search('photo mugs')
    expect(hits).toHaveLength(6)
    expect(hits[0]).toEqual({
      objectID: '/photo-mugs',
      sku: 'photo-mug',
      name: 'Photo mugs',
      url: '/photo-mugs',
      image_url: expect.stringMatching(/^\/pictures\/mug-table\./),
      final_price: 16.96,
      regular_price: 19.95,
    })
    expect(rest).toMatchObject({ page: 0, hitsPerPage: 6, nbPages: Math.ceil(rest.nbHits / 6) })
    expect(rest.nbHits).toBeGreaterThan(6)
    const all = await search('photo mugs', { hitsPerPage: 60 })
    expect([rest.nbHits, all.nbHits]).toEqual([all.hits.length, all.hits.length])
    expect(rest.nbHits).toBeLessThan(60)
  })

  it('has the price of the current offer', async () => {
    const mug = async () => (await search('photo mug')).hits.find(({ url }) => url === '/photo-mugs')
    const usual = (await mug())?.final_price as number
    const { percent } = (await shop.db
      .prepare("SELECT percent FROM offers WHERE product_id = (SELECT id FROM products WHERE sku = 'photo-mug')")
      .first<{ percent: number }>()) as { percent: number }
    const table = await shop.db
      .prepare(
        "SELECT min(cents) AS n FROM price_rows JOIN products ON id = product_id WHERE sku = 'photo-mug' AND quantity_from = 1",
      )
      .first<number>('n')
    expect(usual).toBe(Math.round(((table as number) * (100 - percent)) / 100) / 100)
  })

  it('ranks pages that only mention a word behind products', async () => {
    const { hits } = await search('mug', { hitsPerPage: 60 })
    const places = ['/photo-mugs', '/custom-apron', '/about-us'].map((path) =>
      hits.findIndex(({ url }) => url === path),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    // Only products have a price.
    const mentions = hits.slice(places[2]).filter(({ final_price }) => final_price !== null)
    expect(mentions).toEqual([])
    expect((await search('delivery')).hits[0]?.url).toBe('/shipping-policy')
  })

  it('comes in pages without duplicates, and a page beyond the last one has the total', async () => {
    const first = await search('canvas', { hitsPerPage: 10 })
    const second = await search('canvas', { hitsPerPage: 10, page: 1 })
    const behind = await search('canvas', { hitsPerPage: 10, page: 50 })
    const urls = [...first.hits, ...second.hits].map(({ url }) => url)
    expect(new Set(urls).size).toBe(20)
    expect(behind).toMatchObject({ hits: [], nbHits: first.nbHits })
  })

  it('leaves out pages that crawlers may not index', async () => {
    const { hits } = await search('canvas prints speed', { hitsPerPage: 60 })
    expect(hits.filter(({ url }) => url.startsWith('/canvas-prints-speed'))).toEqual([])
  })

  it('to an empty search has the most popular pages', async () => {
    const { hits, nbHits } = await search('')
    expect(hits[0]?.url).toBe('/canvas-prints')
    expect(nbHits).toBeGreaterThan(50)
  })
})

describe('the protocol', () => {
  it('accepts several searches at once, and settings as a query string', async () => {
    const answer = await post({
      requests: [
        { indexName: INDEX, params: 'query=photo%20mugs&hitsPerPage=2' },
        { indexName: INDEX, query: 'blanket', hitsPerPage: 1, attributesToRetrieve: ['*'], clickAnalytics: true },
      ],
      strategy: 'none',
    })
    const { results } = await answer.json<{ results: Result[] }>()
    expect(results.map(({ hits, hitsPerPage }) => [hits[0]?.url, hits.length, hitsPerPage])).toEqual([
      ['/photo-mugs', 2, 2],
      ['/personalized-photo-blanket', 1, 1],
    ])
  })

  it.each([
    ['no JSON', '{', 400],
    ['nothing asked', { requests: [] }, 400],
    ['no list', { requests: 'x' }, 400],
    ['no index', { requests: [{ query: 'a' }] }, 400],
    ['a search for facets', { requests: [{ indexName: INDEX, type: 'facet', facet: 'x' }] }, 400],
    ['six at once', { requests: Array(6).fill({ indexName: INDEX, query: 'mug' }) }, 400],
    ['the index of another shop', { requests: [{ indexName: 'kea_au_products', query: 'mug' }] }, 404],
    ['30 KB', { requests: [{ indexName: INDEX, query: 'x'.repeat(30_000) }] }, 413],
  ])('refuses %s in Algolia’s format', async (_, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/./), status })
  })

  it('needs POST', async () => {
    const answer = await shop.request(PATH)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each([[-1], [0], [1e9], ['many'], [null], [{}]])('has limits: %j hits a page', async (hitsPerPage) => {
    const { hits } = await search('photo', { hitsPerPage, page: hitsPerPage })
    expect(hits.length).toBeLessThanOrEqual(60)
  })
})

describe('a text with SQL or FTS5 syntax', () => {
  it.each([
    '"',
    "'",
    'mug"',
    'mug OR canvas',
    'NOT mug',
    'mug NEAR canvas',
    'name:mug',
    'name : (mug)',
    '{name} : mug',
    'mug*',
    '^mug',
    '-mug',
    'mug + canvas',
    '((((mug',
    "'); DROP TABLE search_pages; --",
    'mug\0canvas',
    '\\" OR 1=1',
    'a'.repeat(19_000),
    'x '.repeat(9000),
    '\ud800',
    '🦜',
    'ฉัน',
  ])('%j is only words', async (text) => {
    const { nbHits } = await search(text)
    expect(nbHits).toBeLessThan(
      (await shop.db.prepare('SELECT count(*) AS n FROM search_pages').first<number>('n')) as number,
    )
  })
})

describe('the index', () => {
  const rename = async (name: string) => {
    await shop.db.prepare("UPDATE pages SET name = ? WHERE slug = 'photo-mugs'").bind(name).run()
    await shop.tick()
  }

  it('includes a change a minute later, and is not rebuilt without changes', async () => {
    await rename('Quokka beakers')
    expect((await search('quoka')).hits[0]).toMatchObject({ url: '/photo-mugs', name: 'Quokka beakers' })
    await rename('Photo mugs')
    expect((await search('quokka')).nbHits).toBe(0)
    const rebuilt = await shop.countStatements(() => rename('Photo mugs'))
    const idle = await shop.countStatements(() => shop.tick())
    // The other work of a minute is the same in both.
    expect(rebuilt - idle).toBeGreaterThan(10)
  })

  it('removes a disabled page', async () => {
    const enable = (enabled: number) =>
      shop.db.prepare("UPDATE pages SET enabled = ? WHERE slug = 'easel-stands'").bind(enabled).run()
    await enable(0)
    await shop.tick()
    expect((await search('easel')).hits.map(({ url }) => url)).not.toContain('/easel-stands')
    await enable(1)
    await shop.tick()
    expect((await search('easel stands')).hits[0]?.url).toBe('/easel-stands')
  })
})

it('a search reads the database once if every word is known', async () => {
  expect(await shop.countStatements(() => search('canvas prints'))).toBeLessThanOrEqual(2)
})

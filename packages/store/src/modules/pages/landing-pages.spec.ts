import { ACCESSORY_SLUGS, LANDING_SLUGS, SEASONAL_SLUGS } from '@kea/shared/slugs'
import { beforeAll, describe, expect, it } from 'vitest'
import { overlapOf, proseOf, wordsOf } from '../../testing/page-text'
import { createTestShop } from '../../testing/test-shop'

const LANDING = new Set<string>([...LANDING_SLUGS, ...SEASONAL_SLUGS, ...ACCESSORY_SLUGS])
const SHARED_MAX = 0.3
const WORDS_LEAST = 170
const PICTURES_LEAST = 3

interface SeedPage {
  slug: string
  heading: string
  content: string
  meta_title: string
  meta_description: string
  meta_robots: string
  canonical_url: string | null
  sku: string | null
}

const shop = createTestShop()
let all: SeedPage[] = []
let landing: (SeedPage & { prose: string })[] = []

beforeAll(async () => {
  all = (await shop.db.prepare('SELECT * FROM pages WHERE enabled = 1').all<SeedPage>()).results
  const selling = all.filter(({ slug, sku }) => sku !== null || LANDING.has(slug))
  landing = await Promise.all(selling.map(async (page) => ({ ...page, prose: await proseOf(page.content) })))
})

async function startPriceOf(slug: string): Promise<number | null> {
  const { data } = await shop.graphql(
    'query ($url: String!) { pageDetails(url: $url) { start_price { regular_price } } }',
    {
      url: slug,
    },
  )
  return data.pageDetails.start_price?.regular_price ?? null
}

describe('landing pages of the seed', () => {
  it('are no copies with another name: no two share more than 30 % of their five-word sequences', () => {
    const pairs = landing.flatMap((one, at) => landing.slice(at + 1).map((other) => [one, other] as const))
    const alike = pairs.filter(([one, other]) => overlapOf(one.prose, other.prose) > SHARED_MAX)
    expect(alike.map(([one, other]) => `${one.slug} and ${other.slug}`)).toEqual([])
  })

  it('would fail that test as copies', () => {
    const [{ prose } = { prose: '' }] = landing.filter(({ slug }) => slug === 'metal-prints')
    expect(overlapOf(prose, prose.replaceAll(/metal/gi, 'glass'))).toBeGreaterThan(SHARED_MAX)
  })

  it('with a start price have 170 words between the widgets, three pictures and a price table', async () => {
    const lacking = await Promise.all(
      landing.map(async ({ slug, prose, content }) => {
        if ((await startPriceOf(slug)) === null) return []
        const words = wordsOf(prose).length
        const pictures = new Set(content.match(/\/pictures\/[^"/]+/g)).size
        return [
          words < WORDS_LEAST && `${slug}: ${words} words`,
          pictures < PICTURES_LEAST && `${slug}: ${pictures} pictures`,
          !content.includes('data-widget="price-table"') && `${slug}: no price table`,
        ].filter((line) => line !== false)
      }),
    )
    expect(lacking.flat()).toEqual([])
  })

  it('of a product of pages say how long it is made, and what its covers add', () => {
    const made = (slug: string) =>
      /within (\d) working days/.exec(all.find((page) => page.slug === slug)?.content ?? '')?.[1]
    const slugs = ['custom-photo-books', 'photo-calendars', 'photo-playing-cards', 'didactic-memory-games']
    expect(slugs.map(made)).toEqual(['3', '3', '5', '5'])
    const book = all.find(({ slug }) => slug === 'custom-photo-books')
    expect(book?.content).toContain('data-title="Adds to the price" data-a="Nothing" data-b="N$16.00" data-c="N$28.00"')
  })

  it.each([
    ['custom-photo-books', 'book', 14],
    ['photo-calendars', 'calendar', 13],
    ['photo-playing-cards', 'cards', 14],
  ])('%s has a %s to leaf through, with %i pictures of their own', (slug, kind, count) => {
    const content = all.find((page) => page.slug === slug)?.content ?? ''
    const [, inside = ''] =
      new RegExp(`data-widget="leaf-through" data-kind="${kind}"[^>]*>([\\s\\S]*?)\\n</div>`).exec(content) ?? []
    const entries = [...inside.matchAll(/data-picture="([^"]+)" data-alt="([^"]+)" data-label="([^"]+)"/g)]
    expect([1, 2, 3].map((at) => new Set(entries.map((entry) => entry[at])).size)).toEqual([count, count, count])
  })

  it('name the start price of the table', { timeout: 60_000 }, async () => {
    for (const { slug, meta_description } of landing) {
      // Orders from N$99 travel free; any other amount is a start price.
      for (const [, orders, named] of meta_description.matchAll(/([Oo]rders )?from N\$([\d.]+\d)/g)) {
        expect(Number(named), slug).toBe(orders ? 99 : await startPriceOf(slug))
      }
    }
    const cards = all.flatMap(({ content }) => [
      ...content.matchAll(/href="\/([a-z0-9-]+)"[^>]*data-price="From N\$([\d.]+)"/g),
    ])
    expect(cards.length).toBeGreaterThan(10)
    for (const [, slug = '', price] of cards) expect(await startPriceOf(slug), slug).toBe(Number(price))
  })

  it('have titles and descriptions that fit into a search result', () => {
    for (const { slug, meta_title, meta_description } of landing) {
      expect(meta_title.length, slug).toBeLessThanOrEqual(60)
      expect(meta_description.length, slug).toBeGreaterThanOrEqual(120)
      expect(meta_description.length, slug).toBeLessThanOrEqual(158)
    }
  })
})

describe('pages of the seed', () => {
  it('for stretcher bars, easels and canvas pads have the promised addresses', () => {
    const slugs = new Set(all.map(({ slug }) => slug))
    const promised = [
      'canvas-stretcher-bars',
      'gallery-stretcher-bars',
      'heavy-duty-stretcher-bars',
      'easel-stands',
      'canvas-pads',
    ]
    expect(promised.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('for speed are not indexed, in favour of their full page', () => {
    const speed = all.filter(({ slug }) => slug.startsWith('canvas-prints-speed-'))
    expect(speed).toHaveLength(3)
    for (const page of speed) {
      expect(page).toMatchObject({ meta_robots: 'NOINDEX,FOLLOW', canonical_url: '/canvas-prints' })
    }
  })
})

describe('every page of the seed', () => {
  it.each(['heading', 'meta_title', 'meta_description'] as const)('has its own %s', async (column) => {
    const own = await shop.db
      .prepare(
        `SELECT url_key AS slug, name AS heading, meta_title, meta_description FROM products
         WHERE enabled = 1 AND landing_path = '/' || url_key AND url_key NOT IN (SELECT slug FROM pages)`,
      )
      .all<SeedPage>()
    const seen = new Map<string, string>()
    const twice = [...all, ...own.results].filter(({ slug, [column]: text }) => {
      const first = seen.get(text)
      seen.set(text, slug)
      return first !== undefined
    })
    expect(twice.map(({ slug, [column]: text }) => `${slug}: ${text}`)).toEqual([])
  })

  it('names no price that the shop does not have', async () => {
    const { results } = await shop.db
      .prepare(
        `SELECT p.sku, p.landing_path AS path, r.cents FROM products p JOIN price_rows r ON r.product_id = p.id
         UNION SELECT p.sku, p.landing_path, v.add_cents FROM products p JOIN options o ON o.product_id = p.id
           JOIN option_values v ON v.option_id = o.id
         UNION SELECT '', '', cents FROM shipping_methods
         UNION SELECT '', '', CAST(round(value * 100) AS INTEGER) FROM config_values WHERE key = 'referral_reward'`,
      )
      .all<{ sku: string; path: string; cents: number }>()
    const strange = all.flatMap(({ slug, sku, content, meta_description }) => {
      const near = results.filter(
        (row) => row.sku === '' || row.sku === sku || content.includes(`href="${row.path}"`) || row.path === `/${slug}`,
      )
      const known = new Set(near.map(({ cents }) => cents))
      const named = `${content} ${meta_description}`.matchAll(/N\$(\d+\.\d\d)/g)
      return [...named]
        .filter(([, price]) => !known.has(Math.round(Number(price) * 100)))
        .map(([text]) => `${slug}: ${text}`)
    })
    expect(strange).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const START = Date.parse('2026-11-02T09:00:00Z')

const BLOCKS = `query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items {
  identifier title content start_prices { product_type regular_price special_price } } } }`
const ask = (...identifiers: string[]) => shop.graphql(BLOCKS, { identifiers })
const add = (identifier: string, content: string, enabled = 1) =>
  shop.db
    .prepare('INSERT INTO cms_blocks (identifier, title, content, enabled) VALUES (?, ?, ?, ?)')
    .bind(identifier, identifier, content, enabled)
    .run()

describe('CMS blocks', () => {
  it('come by their identifiers, with the start prices of the products that they name', async () => {
    await add('two', '<a data-sku="canvas-print">Canvas</a> <a data-sku="no-such-thing">?</a>')
    await add('one', '<p>Hello</p>')
    const { data, errors } = await ask('one', 'two')
    expect(errors).toBeUndefined()
    expect(data.cmsBlocks.items).toEqual([
      { identifier: 'one', title: 'one', content: '<p>Hello</p>', start_prices: [] },
      {
        identifier: 'two',
        title: 'two',
        content: expect.stringContaining('Canvas'),
        start_prices: [{ product_type: 'canvas-print', regular_price: 19.95, special_price: null }],
      },
    ])
  })

  it('that are missing or disabled are errors of their own', async () => {
    await add('here', '')
    await add('off', '', 0)
    const { data, errors } = await ask('here', 'off', 'gone')
    expect(data.cmsBlocks.items.map((block: { identifier: string } | null) => block?.identifier ?? null)).toEqual([
      'here',
      null,
      null,
    ])
    expect(errors?.map(({ message, extensions }) => [message, extensions?.category])).toEqual([
      [`The CMS block with the "off" ID doesn't exist.`, 'graphql-no-such-entity'],
      [`The CMS block with the "gone" ID doesn't exist.`, 'graphql-no-such-entity'],
    ])
  })

  it('need one to ten identifiers', async () => {
    const messageOf = async (...identifiers: string[]) => (await ask(...identifiers)).errors?.[0]?.message
    expect(await messageOf()).toBe('"identifiers" of CMS blocks should be specified')
    expect(await messageOf(...Array.from({ length: 11 }, (_, at) => `b${at}`))).toBe(
      'At most 10 blocks can be asked for at once.',
    )
  })
})

describe('the main menu', () => {
  it('names only products and pages that exist, and has a price for each product', async () => {
    const { data, errors } = await ask('main-menu')
    expect(errors).toBeUndefined()
    const [{ content, start_prices: prices }] = data.cmsBlocks.items
    const all = (pattern: RegExp): string[] => [...content.matchAll(pattern)].map(([, value]) => value)
    const skus = all(/data-sku="([^"]+)"/g)
    expect(skus.length).toBeGreaterThan(40)
    expect(new Set(prices.map((price: { product_type: string }) => price.product_type))).toEqual(new Set(skus))
    expect(all(/data-picture="([^"]*)"/g).filter((path) => !/^\/pictures\/.+\.webp$/.test(path))).toEqual([])
    const { results } = await shop.db.prepare('SELECT slug FROM site_pages').all<{ slug: string }>()
    const pages = new Set(results.map(({ slug }) => `/${slug}`))
    expect(all(/href="([^"?]+)/g).filter((path) => !pages.has(path))).toEqual([])
  })

  it('has the seasons in the order of their next days', async () => {
    const seasonsOn = async (at: string) => {
      const own = createTestShop()
      own.wait((Date.parse(at) - START) / 86_400_000)
      const { data } = await own.graphql(BLOCKS, { identifiers: ['main-menu'] })
      const content: string = data.cmsBlocks.items[0].content
      expect(content).not.toContain('<!--')
      return [...content.matchAll(/href="\/(christmas|valentines|mothers|fathers)[^"]*"/g)].map(([, name]) => name)
    }
    expect(await seasonsOn('2026-11-29T00:00:00Z')).toEqual(['christmas', 'valentines', 'mothers', 'fathers'])
    // The day after Mother's Day in New Zealand, where it is ten in the morning.
    expect(await seasonsOn('2027-05-09T22:00:00Z')).toEqual(['fathers', 'christmas', 'valentines', 'mothers'])
  })
})

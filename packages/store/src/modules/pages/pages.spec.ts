import { parseDefinition } from '@kea/design/product/definition'
import { sizesOf } from '@kea/design/product/parts'
import { CONFIG_FIELDS } from '@kea/shared/page/settings'
import { NEON_SLUGS, NO_ALTERNATE_SLUGS, STRETCHER_BAR_SLUGS } from '@kea/shared/slugs'
import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { withoutPrices } from '../../testing/without-prices'
import { toSlug } from './service'

const shop = createTestShop()

const PAGE = `query ($url: String!, $fields: [String!]!) {
  pageDetails(url: $url) { id name type status redirect_code relative_url description breadcrumbs { label url }
    start_price { product_type regular_price special_price } product { sku name stock_status url_key
      price_range { minimum_price { final_price { value currency } } maximum_price { final_price { value } } }
      ... on CustomizableProductInterface { options { uid title required ... on CustomizableRadioOption {
        value { uid title price price_type } } } }
      personalisation { tool definition prices { option_uids quantity_from price { value } regular_price { value } } } } }
  cmsPage(identifier: $url) { url_key content content_heading meta_title meta_robots }
  configvalues(fields: $fields) { key value }
}`

const page = (url: string) => shop.graphql(PAGE, { url, fields: [...CONFIG_FIELDS, 'nothing_like_this'] })

describe('a page', () => {
  it('comes with its product, its prices and the settings in one document', async () => {
    const { status, data, errors } = await page('/canvas-prints')
    expect([status, errors]).toEqual([200, undefined])
    expect(data.pageDetails).toMatchObject({
      type: 'CMS_PAGE',
      status: 200,
      redirect_code: 0,
      relative_url: 'canvas-prints',
      start_price: { product_type: 'canvas-print', regular_price: 19.95, special_price: null },
      product: { sku: 'canvas-print', stock_status: 'IN_STOCK', personalisation: { tool: 'uploadchoice' } },
    })
    expect(data.pageDetails.product.personalisation.prices[0]).toEqual({
      option_uids: ['Y3VzdG9tLW9wdGlvbi8xLzEwMQ=='],
      quantity_from: 1,
      price: { value: 19.95 },
      regular_price: null,
    })
    expect(data.cmsPage).toMatchObject({ content_heading: 'Canvas prints', meta_robots: 'INDEX,FOLLOW' })
    expect(data.configvalues).toContainEqual({ key: 'store_name', value: 'Kea Prints' })
    expect(data.configvalues).toContainEqual({ key: 'bank_transfer_days', value: '7' })
    expect(JSON.stringify(data.configvalues)).not.toContain('nothing_like_this')
  })

  it('is read with at most eight statements', async () => {
    expect(await shop.countStatements(() => page('canvas-prints'))).toBeLessThanOrEqual(8)
  })

  it('that has moved answers its new address with the rest of the document', async () => {
    const { data, errors } = await page('photos-on-canvas')
    expect(data.pageDetails).toMatchObject({ redirect_code: 301, relative_url: 'canvas-prints', product: null })
    expect(data.cmsPage).toBeNull()
    expect(errors?.[0]).toMatchObject({ path: ['cmsPage'], extensions: { category: 'graphql-no-such-entity' } })
    expect(data.configvalues.length).toBeGreaterThan(5)
  })

  it('that has moved twice answers its last address', async () => {
    const { data } = await page('printed-mugs')
    expect(data.pageDetails).toMatchObject({ redirect_code: 301, relative_url: 'photo-mugs' })
  })

  it('of a product that became part of another answers the page of the other', async () => {
    const { data } = await page('white-photo-mug')
    expect(data.pageDetails).toMatchObject({ redirect_code: 301, relative_url: 'photo-mugs' })
  })

  it.each([
    ['in a circle', ['moved-a', 'moved-b', 'moved-c', 'moved-b'], null],
    ['more often than anyone follows', Array.from({ length: 30 }, (_, at) => `moved-${at}`), null],
    ['to an address that has a page again', ['moved-x', 'canvas-prints', 'photo-mugs'], 'canvas-prints'],
    ['to a product’s own page', ['moved-y', 'photo-wall-clock', 'photo-mugs'], 'photo-wall-clock'],
  ])('that has moved %s', async (_, way, target) => {
    const moves = way.slice(1).map((to, at) => [way[at], to])
    const insert = 'INSERT INTO redirects (slug, target) VALUES (?, ?)'
    await shop.db.batch(moves.map((move) => shop.db.prepare(insert).bind(...move)))
    const { data } = await page(way[0] ?? '')
    await shop.db.batch(moves.map(([from]) => shop.db.prepare('DELETE FROM redirects WHERE slug = ?').bind(from)))
    expect(data.pageDetails?.relative_url ?? null).toBe(target)
  })

  it.each([
    ['nobody has heard of', 'nothing-here'],
    ['with a NUL in it', 'a\u0000b'],
    ['of 5,000 characters', 'x'.repeat(5_000)],
    ['with SQL in it', "'; DROP TABLE pages; --"],
    ['with an escaped NUL', '%00'],
    ['that climbs', '../../etc/passwd'],
  ])('with the address %s is unknown, not a server error', async (_, url) => {
    const { status, data, errors } = await page(url)
    expect([status, data.pageDetails, data.cmsPage]).toEqual([200, null, null])
    expect(errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
  })

  it.each([
    ['', 'home'],
    ['/', 'home'],
    ['/canvas-prints/', 'canvas-prints'],
    ['canvas-prints?size=3#top', 'canvas-prints'],
    ['///', 'home'],
    ['a b', null],
  ])('address %j is the slug %j', (url, slug) => {
    expect(toSlug(url)).toBe(slug)
  })
})

describe('a product page', () => {
  it('has its name, its path, its price and no CMS page', async () => {
    const { status, data } = await page('/canvas-print-60-x-90-cm')
    expect(status).toBe(200)
    expect(data.cmsPage).toBeNull()
    expect(data.pageDetails).toMatchObject({
      type: 'PRODUCT',
      status: 200,
      redirect_code: 0,
      name: 'Canvas print, 60 × 90 cm',
      relative_url: 'canvas-print-60-x-90-cm',
      start_price: { regular_price: 104.95, special_price: null },
      product: { sku: 'canvas-print-60-x-90-cm', stock_status: 'IN_STOCK', url_key: 'canvas-print-60-x-90-cm' },
    })
    expect(data.pageDetails.breadcrumbs.map(({ url }: { url: string }) => url)).toEqual([
      '/',
      '/canvas-prints',
      '/canvas-print-60-x-90-cm',
    ])
  })

  it('can have no price', () =>
    withoutPrices(shop.db, 8, async () => {
      const { data } = await shop.graphql(
        '{ pageDetails(url: "custom-business-neon-sign") { start_price { regular_price } product { name schema_price } } }',
      )
      expect(data.pageDetails).toEqual({
        start_price: null,
        product: { name: 'Neon sign for your business', schema_price: null },
      })
    }))

  it('shows that nothing is in stock', async () => {
    const { data } = await page('photo-print-cord')
    expect(data.pageDetails.product.stock_status).toBe('OUT_OF_STOCK')
  })

  it('does not exist for a product of a landing page', async () => {
    expect((await page('photo-mug')).data.pageDetails).toMatchObject({ redirect_code: 301, relative_url: 'photo-mugs' })
  })

  it('is read with all its parts in at most twelve statements', async () => {
    const whole = `{ pageDetails(url: "photo-wall-clock") { name start_price { regular_price } videos { name }
      qa { items { question } total_counts } review_data { faqCount displayReview }
      product { sku rating_summary review_count } } headeroffer { items { sale_title } } }`
    expect(await shop.countStatements(() => shop.graphql(whole))).toBeLessThanOrEqual(12)
  })
})

describe('the seed', () => {
  it('has neon signs and pages without translations at the promised addresses', async () => {
    const { data } = await shop.graphql('{ sitePages { items { path robots } } }')
    const robots = new Map(
      data.sitePages.items.map((entry: { path: string; robots: string }) => [entry.path.slice(1), entry.robots]),
    )
    expect([...NO_ALTERNATE_SLUGS, ...STRETCHER_BAR_SLUGS].filter((slug) => !robots.has(slug))).toEqual([])
    expect(NEON_SLUGS.filter((slug) => !robots.has(slug))).toEqual([])
    expect(robots.get('gallery-stretcher-bars')).toBe('NOINDEX,NOFOLLOW')
    expect(robots.get('heavy-duty-stretcher-bars')).toBe('')
    expect(robots.get('custom-photo-bookmarks')).toBe('{"isIndex":true,"isFollow":true}')
  })

  const pages = () => shop.db.prepare('SELECT * FROM pages').all<Record<string, string>>()

  it('has short titles and descriptions, and no unfinished text', async () => {
    const { results } = await pages()
    for (const { slug = '', meta_title = '', meta_description = '', content = '' } of results) {
      expect(meta_title.length, slug).toBeLessThanOrEqual(60)
      expect(meta_description.length, slug).toBeLessThanOrEqual(160)
      expect(content, slug).not.toContain('{{')
    }
  })

  it('has definitions that the design tool can read, with every size in the price table', async () => {
    const { results } = await shop.db
      .prepare('SELECT id, definition FROM products WHERE definition IS NOT NULL')
      .all<{ id: number; definition: string }>()
    expect(results.length).toBeGreaterThanOrEqual(3)
    for (const { id, definition } of results) {
      const sizes = sizesOf(parseDefinition(definition))
      const { results: priced } = await shop.db
        .prepare('SELECT DISTINCT option_value_id FROM price_rows WHERE product_id = ?')
        .bind(id)
        .all<{ option_value_id: number }>()
      const ids = sizes.map(({ optionUid }) => Number(atob(optionUid).split('/')[2]))
      expect(priced.map(({ option_value_id }) => option_value_id).sort()).toEqual(ids.sort())
    }
  })

  it('has every setting that a page reads, but a gift for birthdays', async () => {
    const { data } = await page('home')
    const given = CONFIG_FIELDS.filter((key) => key !== 'birthday_gift')
    expect(data.configvalues.map(({ key }: { key: string }) => key)).toEqual(given)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ OPERATOR_TOKEN })
const run = createTestOperator(shop)
const SLUG = 'shipping-policy'

const read = async () =>
  (await shop.graphql(`{ cmsPage(identifier: "${SLUG}") { content meta_title meta_robots } }`)).data.cmsPage
const inSitemap = async () => {
  const row = await shop.db.prepare('SELECT updated_at FROM site_pages WHERE slug = ?').bind(SLUG).first()
  return row?.updated_at ?? null
}
const first = await shop.db.prepare('SELECT * FROM pages WHERE slug = ?').bind(SLUG).first<Record<string, string>>()

afterAll(() =>
  shop.db
    .prepare(
      'UPDATE pages SET content = ?2, meta_title = ?3, meta_robots = ?4, updated_at = ?5, enabled = 1 WHERE slug = ?1',
    )
    .bind(SLUG, first?.content, first?.meta_title, first?.meta_robots, first?.updated_at)
    .run(),
)

describe('the pages', () => {
  it('are listed and shown', async () => {
    const { text, rows = [] } = await run('pages')
    expect(text).toMatch(/^\d+ pages\.$/)
    expect(rows.find(({ page }) => page === 'home')).toMatchObject({ state: 'shown', robots: 'INDEX,FOLLOW' })
    const shown = await run('pages', 'show', SLUG)
    expect(shown.text).toMatch(/^\/shipping-policy is shown, with \d+ characters of content\.$/)
    expect(shown.rows?.map(({ field }) => field)).toEqual([
      'name',
      'heading',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'meta_robots',
    ])
  })

  it('have the content that the operator writes, as the exact text, from then on', async () => {
    const html = '<h2>Parcels</h2>\n<p>Sent on “Tuesdays” & Fridays.</p>\n'
    expect(await run('pages', 'write', SLUG, html)).toMatchObject({
      text: 'The content of /shipping-policy is replaced.',
      changed: '/shipping-policy',
    })
    expect((await read()).content).toBe(html)
    expect((await run('pages', 'content', SLUG)).text).toBe(html)
    expect(await inSitemap()).toBe('2026-11-02T09:00:00.000Z')
  })

  it('have texts that are set one by one, by their path too', async () => {
    expect(await run('pages', 'set', `/${SLUG}`, 'meta_title', 'Delivery', 'in', 'New', 'Zealand')).toMatchObject({
      text: 'meta_title of /shipping-policy is now "Delivery in New Zealand".',
      changed: '/shipping-policy',
    })
    await run('pages', 'set', SLUG, 'meta_robots', 'NOINDEX,FOLLOW')
    expect(await read()).toMatchObject({ meta_title: 'Delivery in New Zealand', meta_robots: 'NOINDEX,FOLLOW' })
  })

  it('are hidden from shoppers and the sitemap, and published again', async () => {
    expect(await run('pages', 'hide', SLUG)).toMatchObject({
      text: 'The page /shipping-policy is hidden.',
      changed: '*',
    })
    expect(await read()).toBeNull()
    expect(await inSitemap()).toBeNull()
    expect((await run('pages', 'hide', SLUG)).message).toBe('The page "shipping-policy" is hidden already.')
    expect((await run('pages', 'show', SLUG)).text).toContain('is hidden')
    expect((await run('pages', 'publish', SLUG)).changed).toBe('*')
    expect(await read()).not.toBeNull()
  })

  it.each([
    [['show'], 'Give the page.'],
    [['show', 'nowhere'], 'There is no page "nowhere".'],
    [['content', 'nowhere'], 'There is no page "nowhere".'],
    [['write', SLUG], 'Give the file: pages write shipping-policy @shipping-policy.html'],
    [['write', SLUG, ' '], 'The content must not be empty. `pages hide` takes a page out of the shop.'],
    [
      ['set', SLUG, 'slug', 'x'],
      '"slug" is not a text of a page. There are name, heading, meta_title, meta_description, meta_keywords, meta_robots.',
    ],
    [['set', SLUG, 'heading'], 'Give the text; "" for none.'],
    [['set', SLUG, 'heading', ''], 'heading must not be empty.'],
    [['set', SLUG, 'heading', 'a\nb'], 'heading is one line of plain text.'],
    [['set', SLUG, 'heading', 'x'.repeat(501)], 'heading has at most 500 characters.'],
    [['set', SLUG, 'meta_robots', 'index'], 'meta_robots must be a robots value like INDEX,FOLLOW.'],
    [['hide', 'home'], 'The home page cannot be hidden.'],
    [['hide', '/'], 'The home page cannot be hidden.'],
    [['publish', SLUG], 'The page "shipping-policy" is shown already.'],
  ])('are not changed by %j', async (args, message) => {
    const before = await run('pages', 'show', SLUG)
    expect(await run('pages', ...args)).toMatchObject({ status: 422, message, changed: null })
    expect(await run('pages', 'show', SLUG)).toEqual(before)
  })
})

import { SEASONS } from '@kea/shared/season/seasons'
import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const START = Date.parse('2026-11-02T09:00:00Z')

/** The page at noon of a day in New Zealand. */
async function pageOn(day: string, slug = 'home') {
  const shop = createTestShop()
  shop.wait((Date.parse(`${day}T00:00:00Z`) - START) / 86_400_000)
  const { data } = await shop.graphql(`{ cmsPage(identifier: "${slug}") { title content } }`)
  const { title, content } = data.cmsPage as { title: string; content: string }
  return { title, content, first: /data-widget="product-grid"[^>]*>\s*<a href="([^"]+)"/.exec(content)?.[1] }
}

describe('the home page', () => {
  it('is about Christmas from the first of November, in New Zealand, with the last days to order', async () => {
    const before = createTestShop()
    before.wait((Date.parse('2026-10-31T10:59:59Z') - START) / 86_400_000)
    const ask = '{ cmsPage(identifier: "home") { title } }'
    const title = async () => (await before.graphql(ask)).data.cmsPage.title
    expect(await title()).toBe('Your photos, made to keep')
    before.wait(2 / 86_400)
    expect(await title()).toBe('Christmas from your own photos')

    const { content, first } = await pageOn('2026-11-02')
    expect(first).toBe('/photo-ornament')
    expect(content).toMatch(/Order most things by Thu 10 December, or by Tue 8 December for a rural address/)
    expect(content).toContain('<th scope="col">Chatham Islands</th>')
    // The rest of the page stays.
    expect(content).toContain('What would you like to make?')
  })

  it('says after the last day which presents still work, and after Christmas it is as before', async () => {
    const late = await pageOn('2026-12-23')
    expect([late.title, late.first]).toEqual(['Still there in time: a gift certificate', '/gift-certificate'])
    expect(late.content).toContain('too late for anything printed to arrive before Christmas')
    const past = await pageOn('2026-12-27')
    expect([past.title, past.first]).toEqual(['Your photos, made to keep', '/canvas-prints'])
  })

  it.each([
    ['2027-01-20', 'Ready for the new school year'],
    ['2027-02-03', 'A present for two'],
    ['2027-03-10', 'An Easter weekend worth framing'],
    ['2027-04-20', 'Give Mum a photo that she is in'],
    ['2027-06-10', 'Matariki: look back together'],
    ['2027-08-15', 'From his favourite people'],
    ['2027-09-20', 'Your photos, made to keep'],
  ])('on %s says “%s”', async (day, title) => {
    const page = await pageOn(day)
    expect(page.title).toBe(title)
    expect(page.content).not.toMatch(/\{(?:season|when|order by)\}|<!--(?:season|next)/)
  })

  it('has a block for each season, and one for all that are nearly over', async () => {
    const { results } = await createTestShop()
      .db.prepare("SELECT identifier FROM cms_blocks WHERE identifier LIKE 'season-%' ORDER BY identifier")
      .all<{ identifier: string }>()
    expect(results.map(({ identifier }) => identifier)).toEqual(
      [...SEASONS.map(({ code }) => `season-${code}`), 'season-late'].sort(),
    )
  })
})

it.each([
  ['christmas-photo-gifts', '2027-07-05', 'Order most things by Sun 12 December'],
  ['valentines-day-photo-gifts', '2026-11-02', 'Order most things by Thu 28 January'],
  ['mothers-day-photo-gifts', '2026-11-02', 'Order most things by Thu 22 April'],
  ['fathers-day-photo-gifts', '2026-11-02', 'Order most things by Sun 22 August'],
])('%s on %s has the days of its next time: %s', async (slug, day, sentence) => {
  expect((await pageOn(day, slug)).content).toContain(sentence)
})

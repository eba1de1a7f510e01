import { NEON_SLUGS } from '@kea/shared/slugs'
import { describe, expect, it } from 'vitest'
import { overlapOf, proseOf, wordsOf } from '../../testing/page-text'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const NEON_PRICE = 85.24
const SHARED_MAX = 0.3

interface Sign {
  slug: string
  description: string
}

async function signs(): Promise<Sign[]> {
  const slugs = NEON_SLUGS.map((slug) => `'${slug}'`).join(', ')
  const { results } = await shop.db
    .prepare(`SELECT url_key AS slug, description FROM products WHERE enabled = 1 AND url_key IN (${slugs})`)
    .all<Sign>()
  return results
}

describe('neon signs', () => {
  it('have unique texts', async () => {
    const all = await Promise.all(
      (await signs()).map(async ({ slug, description }) => ({ slug, text: await proseOf(description) })),
    )
    expect(all).toHaveLength(NEON_SLUGS.length)
    for (const { slug, text } of all) {
      expect(wordsOf(text).length, slug).toBeGreaterThan(80)
    }
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))
    const alike = pairs.filter(([one, other]) => overlapOf(one.text, other.text) > SHARED_MAX)
    expect(alike.map(([one, other]) => `${one.slug} and ${other.slug}`)).toEqual([])
  })

  it('leave the price table to the page', async () => {
    for (const { slug, description } of await signs()) expect(description, slug).not.toContain('<table')
  })

  it('start at the neon price, and name the material of their meta data', async () => {
    const starts = await Promise.all(
      NEON_SLUGS.map(async (slug) => {
        const { data } = await shop.graphql(
          'query ($url: String!) { pageDetails(url: $url) { start_price { regular_price } product { meta_description } } }',
          { url: slug },
        )
        const { start_price, product } = data.pageDetails
        const [, named] = /from N\$([\d.]+\d)/i.exec(product.meta_description) ?? []
        if (named) expect(Number(named), slug).toBe(start_price.regular_price)
        return start_price.regular_price as number
      }),
    )
    expect(Math.min(...starts)).toBe(NEON_PRICE)
  })
})

import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
import { LANDING_SLUGS, SEASONAL_SLUGS } from '@kea/shared/slugs'
import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

/** A second address of the neon tool; its signs are sold at the first. */
const SECOND_NEON_TOOL = 'neonchampnew-tool'

const products = async () =>
  (
    await shop.db
      .prepare('SELECT sku, landing_path, tool FROM products WHERE enabled = 1')
      .all<{ sku: string; landing_path: string; tool: string | null }>()
  ).results

const contentOf = (slug: string) =>
  shop.db.prepare('SELECT content FROM pages WHERE slug = ? AND enabled = 1').bind(slug).first<string>('content')

describe('the seed', () => {
  it('has a page at every promised landing address', async () => {
    for (const slug of LANDING_SLUGS) expect(await contentOf(slug), slug).not.toBeNull()
  })

  it.each(SEASONAL_SLUGS)('has a page of presents for a season, %s, with products and their prices', async (slug) => {
    const content = (await contentOf(slug)) ?? ''
    expect(content).toContain('data-widget="product-grid"')
    expect(content.match(/data-price="From N\$/g)?.length).toBeGreaterThanOrEqual(5)
  })

  it('has a product for every design tool', async () => {
    const tools = new Set((await products()).map(({ tool }) => tool))
    const paths = fixedRoutes.filter(isToolRoute).map(({ pattern }) => pattern.slice(1))
    const own = paths.filter((path) => path.endsWith('-tool') && path !== SECOND_NEON_TOOL)
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter((path) => !tools.has(path))).toEqual([])
  })

  it('has a hub from which every product with a tool of its own is one step away', async () => {
    const hub = (await contentOf('personalised-photo-gifts')) ?? ''
    const own = (await products()).filter(
      ({ tool, sku }) => tool?.endsWith('-tool') && !tool.startsWith('neon') && sku !== 'white-photo-mug',
    )
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter(({ landing_path }) => !hub.includes(`href="${landing_path}"`)).map(({ sku }) => sku)).toEqual([])
  })

  it('names the price of the pen drive in its title', async () => {
    const { data } = await shop.graphql(
      '{ pageDetails(url: "photo-pen-drive") { start_price { regular_price } product { meta_title } } }',
    )
    expect(data.pageDetails.start_price.regular_price).toBe(6.49)
    expect(data.pageDetails.product.meta_title).toContain('N$6.49')
  })
})

import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
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

async function listingOf(slug: string) {
  const { data } = await shop.graphql(
    `query ($slug: String!) { pageDetails(url: $slug) { listing(pageSize: 200) { items {
      sku price_range { minimum_price { final_price { value } } } } } } }`,
    { slug },
  )
  return data.pageDetails.listing.items as {
    sku: string
    price_range: { minimum_price: { final_price: { value: number } } }
  }[]
}

describe('the seed', () => {
  it.each([
    'canvas-prints',
    'split-canvas-prints',
    'panoramic-canvas-photo-prints',
    'photo-mosaic-on-canvas',
    'large-canvas-prints',
    'pop-art-on-canvas',
    'gallery-wrapped-canvas',
    'photo-enlargements',
    'quality-canvas-printing',
    'canvas-products',
    'hexagon-canvas',
    'canvas-photo-collage',
    'personalized-photo-blanket',
    'acrylic-photo-blocks',
    'personalised-photo-pillows',
    'photo-calendars',
    'custom-photo-books',
    'photo-mugs',
    'magic-mugs',
    'photo-prints',
    'custom-table-mats',
    'photo-lamps',
    'photo-magnets',
    'photo-coasters',
    'photo-puzzles',
    'metal-prints',
    'acrylic-prints',
    'wood-prints',
    'personalised-photo-gifts',
  ])('has a page at the landing address %s', async (slug) => {
    expect((await contentOf(slug))?.length).toBeGreaterThan(500)
    const { data } = await shop.graphql(
      'query ($url: String!) { pageDetails(url: $url) { status type relative_url } }',
      {
        url: slug,
      },
    )
    expect(data.pageDetails).toEqual({ status: 200, type: 'CMS_PAGE', relative_url: slug })
  })

  it.each([
    'christmas-photo-gifts',
    'valentines-day-photo-gifts',
    'mothers-day-photo-gifts',
    'fathers-day-photo-gifts',
  ])('has a page of gifts for a season, %s, with products and their prices', async (slug) => {
    const items = await listingOf(slug)
    expect(items.length).toBeGreaterThanOrEqual(10)
    expect(items.every(({ price_range }) => price_range.minimum_price.final_price.value > 0)).toBe(true)
  })

  it('has a product for every design tool', async () => {
    const tools = new Set((await products()).map(({ tool }) => tool))
    const paths = fixedRoutes.filter(isToolRoute).map(({ pattern }) => pattern.slice(1))
    const own = paths.filter((path) => path.endsWith('-tool') && path !== SECOND_NEON_TOOL)
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter((path) => !tools.has(path))).toEqual([])
  })

  it('has a hub page that lists every product with a design tool', async () => {
    const listed = (await listingOf('personalised-photo-gifts')).map(({ sku }) => sku)
    const own = (await products()).filter(({ tool }) => tool?.endsWith('-tool') && !tool.startsWith('neon'))
    expect(own.length).toBeGreaterThan(40)
    expect(own.map(({ sku }) => sku).filter((sku) => !listed.includes(sku))).toEqual([])
  })

  it('has the price of the pen drive in its title', async () => {
    const { data } = await shop.graphql(
      '{ pageDetails(url: "photo-pen-drive") { start_price { regular_price } product { meta_title } } }',
    )
    expect(data.pageDetails.start_price.regular_price).toBe(6.49)
    expect(data.pageDetails.product.meta_title).toContain('N$6.49')
  })
})

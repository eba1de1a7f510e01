import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

const FIELDS = `tool_data template_id template_sku template_name template_category custom_image template_description
  product_size product_type product_shape product_material meta_title meta_description meta_keywords`

const ask = (args: string, fields = 'template_sku product_size') =>
  shop.graphql(
    `{ readymadeTemplates${args} { total_count page_info { page_size current_page total_pages } items { ${fields} } } }`,
  )

type Row = Record<string, string>
const rowsOf = async (args: string, fields?: string): Promise<Row[]> =>
  (await ask(args, fields)).data.readymadeTemplates.items
const skusOf = async (args: string) => [...new Set((await rowsOf(args)).map(({ template_sku }) => template_sku))]

const SIZES = ['60 × 90 cm', '80 × 120 cm', 'Round, 100 cm', '120 × 170 cm', 'Round, 150 cm', '160 × 230 cm']

describe('ready-made templates', () => {
  it('are found by their sku, once for each size of the product, with every field', async () => {
    const rows = await rowsOf('(template_sku: "rug-night")', FIELDS)
    expect(rows.map(({ product_size, product_shape }) => [product_size, product_shape])).toEqual(
      SIZES.map((size) => [size, size.startsWith('Round') ? 'Round' : 'Rectangle']),
    )
    const [first] = rows
    expect({ ...first, tool_data: '' }).toEqual({
      tool_data: '',
      template_id: `15605-${btoa('custom-option/1561/156101')}`,
      template_sku: 'rug-night',
      template_name: 'The night you came',
      template_category: 'kids',
      custom_image: expect.stringMatching(/^\/pictures\/template-rug-night\.800x1000\..+\.webp$/),
      template_description: 'A sky of stars for a birth, a wedding or a first night in the new house.',
      product_size: '60 × 90 cm',
      product_type: 'rug',
      product_shape: 'Rectangle',
      product_material: 'Polyester pile, 6 mm',
      meta_title: 'The night you came: a rug to make your own',
      meta_description: 'A sky of stars for a birth, a wedding or a first night in the new house.',
      meta_keywords: 'star rug, night sky rug, baby rug',
    })
    expect(rows[2]?.custom_image).toMatch(/^\/pictures\/template-rug-night-round\./)
    expect(new Set(rows.map(({ template_id }) => template_id)).size).toBe(6)
  })

  it('are design documents of their size, which the shop saves like any other', async () => {
    const rows = await rowsOf('(template_sku: "rug-night")', 'tool_data product_size')
    const designs = rows.map(({ tool_data }) => JSON.parse(tool_data ?? ''))
    const words = designs.map(({ records }) => records['template:front:name'])
    expect(words.map(({ data }) => [data.words, data.sizeMm])).toEqual([
      ['The night you came', 46.8],
      ['The night you came', 62.4],
      ['The night you came', 52],
      ['The night you came', 93.6],
      ['The night you came', 78],
      ['The night you came', 124.8],
    ])
    expect(designs.map(({ sku, tool, options }) => [sku, tool, options.map(atob)])).toEqual(
      [1, 2, 3, 4, 5, 6].map((size) => ['photo-rug', 'rug-tool', [`custom-option/1561/15610${size}`]]),
    )
    for (const tool_data of rows.slice(0, 3).map((row) => row.tool_data)) {
      const saved = await shop.graphql(
        `mutation ($tool_data: String!) { saveDesign(input: { product_type: "rug-tool", sku: "photo-rug", tool_data: $tool_data })
          { design { sku } user_errors { message } } }`,
        { tool_data },
      )
      expect(saved.data.saveDesign).toEqual({ design: { sku: 'photo-rug' }, user_errors: [] })
    }
  })

  it('of a card are for folded and flat ones, each in its sizes', async () => {
    const rows = await rowsOf('(template_sku: "card-korora")', FIELDS)
    expect(rows.map(({ product_size, product_shape }) => [product_size, product_shape])).toEqual([
      ['10 folded cards, 10.5 × 14.8 cm', 'Rectangle'],
      ['10 folded cards, 12.7 × 17.8 cm', 'Rectangle'],
      ['10 flat cards, 10.5 × 14.8 cm', 'Rectangle'],
      ['10 flat cards, 12.7 × 17.8 cm', 'Rectangle'],
    ])
    expect(rows[2]).toMatchObject({
      template_id: `18603-${btoa('custom-option/1861/186103')}`,
      template_category: 'christmas',
      product_type: 'greeting-card',
      product_material: 'Matt card, 300 to 350 gsm',
      custom_image: expect.stringMatching(/^\/pictures\/template-card-korora\.800x1000\..+\.webp$/),
      meta_title: 'Kororā in hats: a card to make your own',
    })
    // The message is inside a folded card, on its right, and on the back of a flat one.
    const wishes = rows.map(({ tool_data }) => {
      const { records } = JSON.parse(tool_data ?? '')
      return ['inside', 'back'].map((part) => {
        const { frame, data } = records[`template:${part}:wish`]
        return [frame.x + frame.width / 2, data.sizeMm].map(Math.round)
      })
    })
    const [small, large] = [
      [
        [158, 6],
        [53, 6],
      ],
      [
        [191, 7],
        [64, 7],
      ],
    ]
    expect(wishes).toEqual([small, large, small, large])
  })

  it('are found by the type of the product and by their category', async () => {
    expect(await skusOf('(product_type: "rug", template_category: "kids", pageSize: 100)')).toEqual([
      'rug-night',
      'rug-road',
    ])
    expect(await skusOf('(template_category: "photos")')).toEqual(['rug-photos'])
    expect(await skusOf('(product_type: "rug", pageSize: 100)')).toHaveLength(12)
    expect(await skusOf('(product_type: "greeting-card", template_category: "christmas")')).toEqual([
      'card-pohutukawa',
      'card-beach',
      'card-korora',
      'card-aoraki',
    ])
  })

  it.each([
    ['product_type', 'mug'],
    ['template_category', 'nothing'],
    ['template_sku', 'waves'],
    ['template_sku', "rug-night' OR 1=1 --"],
  ])('are none for the %s %s', async (name, value) => {
    const { data } = await ask(`(${name}: ${JSON.stringify(value)})`)
    expect(data.readymadeTemplates).toEqual({
      total_count: 0,
      page_info: { page_size: 20, current_page: 1, total_pages: 0 },
      items: [],
    })
  })

  it('come in pages', async () => {
    const { data } = await ask('(product_type: "rug", pageSize: 10, currentPage: 8)')
    expect(data.readymadeTemplates).toEqual({
      total_count: 72,
      page_info: { page_size: 10, current_page: 8, total_pages: 8 },
      items: [
        { template_sku: 'rug-welcome', product_size: 'Round, 150 cm' },
        { template_sku: 'rug-welcome', product_size: '160 × 230 cm' },
      ],
    })
    const beyond = await ask('(product_type: "rug", pageSize: 10, currentPage: 9)')
    expect(beyond.errors?.[0]?.message).toBe('currentPage value 9 specified is greater than the 8 page(s) available.')
    expect((await ask('(pageSize: 0)')).errors?.[0]?.message).toBe('pageSize value must be greater than 0.')
  })

  it('of a product that is not sold are not shown', async () => {
    const sell = (enabled: number) =>
      shop.db.prepare("UPDATE products SET enabled = ? WHERE sku = 'photo-rug'").bind(enabled).run()
    await sell(0)
    const rows = await rowsOf('(template_sku: "rug-night")')
    await sell(1)
    expect(rows).toEqual([])
  })
})

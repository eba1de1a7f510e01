import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()
const THREE = 'filter: { sku: { in: ["canvas-print", "photo-print", "photo-mug"] } }'

const products = (args: string) =>
  shop.graphql(`{ products(${args}) { total_count page_info { page_size current_page total_pages }
    items { sku price_range { minimum_price { regular_price { value } final_price { value } } } } } }`)
const skus = async (args: string) => (await products(args)).data.products.items.map(({ sku }: { sku: string }) => sku)

describe('products', () => {
  it.each([
    ['filter: { sku: { eq: "photo-mug" } }', ['photo-mug']],
    ['filter: { url_key: { in: ["photo-mug", "canvas-print", "x"] } }', ['canvas-print', 'photo-mug']],
    ['filter: { canonical_url: { in: ["/photo-mugs", "/x"] } }', ['photo-mug']],
    ['filter: { sku: { eq: "gone" } }', []],
    ['search: "WALL c"', ['photo-wall-clock']],
    ['search: "%"', []],
    ['filter: { name: { match: "photo mug" } }, sort: { name: DESC }', ['photo-mug']],
    [
      'filter: { sku: { in: ["photo-print", "photo-mug", "photo-wall-clock", "canvas-print-60-x-90-cm"] } }, sort: { price: ASC }',
      ['photo-print', 'photo-mug', 'photo-wall-clock', 'canvas-print-60-x-90-cm'],
    ],
  ])('%s', async (args, expected) => {
    expect(await skus(args)).toEqual(expected)
  })

  it.each([
    ['from: "12.95"', ['mini-easel', 'floor-easel']],
    ['from: "12.96", to: "79.95"', ['floor-easel']],
    ['to: "79.94"', ['mini-easel']],
    ['from: "80"', []],
    ['from: null', ['mini-easel', 'floor-easel']],
  ])('with a start price %s are %j', async (range, expected) => {
    const filter = `filter: { sku: { in: ["floor-easel", "mini-easel"] }, price: { ${range} } }, sort: { price: ASC }`
    expect(await skus(filter)).toEqual(expected)
  })

  it.each(['cheap', '-1', '1e3', ''])('with a price “%s” are refused', async (from) => {
    const { errors } = await products(`filter: { price: { from: "${from}" } }`)
    expect(errors?.[0]).toMatchObject({ message: 'A price is a number, such as 14.90.' })
  })

  it('by url_key answer the texts and pictures of the product', async () => {
    const { data } = await shop.graphql(`{ products(filter: { url_key: { eq: "photo-luggage-tag" } }) { items {
      id sku name url_key description { html } short_description { html } technical_specifications about_artist
      media_gallery { url label } } } }`)
    expect(data.products.items).toEqual([
      {
        id: 160,
        sku: 'photo-luggage-tag',
        name: 'Photo luggage tag',
        url_key: 'photo-luggage-tag',
        description: { html: expect.stringMatching(/^<p>/) },
        short_description: { html: expect.stringMatching(/^<p>/) },
        technical_specifications: expect.stringMatching(/^<ul>/),
        about_artist: null,
        media_gallery: expect.arrayContaining([
          { url: expect.stringMatching(/^\/pictures\//), label: expect.stringMatching(/\w/) },
        ]),
      },
    ])
  })

  it('come in pages', async () => {
    const { data } = await products(`${THREE}, pageSize: 2, currentPage: 2`)
    expect(data.products).toMatchObject({
      total_count: 3,
      page_info: { page_size: 2, current_page: 2, total_pages: 2 },
      items: [{ sku: 'photo-mug' }],
    })
  })

  it.each([
    ['pageSize: 5', "'search' or 'filter' input argument is required."],
    [`${THREE}, currentPage: 3, pageSize: 2`, 'currentPage value 3 specified is greater than the 2 page(s) available.'],
    ['search: "p", pageSize: 0', 'pageSize value must be greater than 0.'],
    ['search: "p", currentPage: -1', 'currentPage value must be greater than 0.'],
  ])('%s is refused with Magento’s text', async (args, message) => {
    const { errors } = await products(args)
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  it('have attributes, by which they are filtered and counted', async () => {
    const query = `{ products(filter: { room: { in: ["bathroom", "office"] }, material: { eq: "metal" } }) {
      items { sku room material ready_within } aggregations { attribute_code label count options { value label count } } } }`
    const { data } = await shop.graphql(query)
    const { items, aggregations } = data.products
    expect(items).toContainEqual({
      sku: 'metal-print',
      room: 'office,bathroom,living-room',
      material: 'metal',
      ready_within: 5,
    })
    expect(items.map(({ sku }: { sku: string }) => sku)).not.toContain('photo-pet-tag')
    const material = aggregations.find((one: { attribute_code: string }) => one.attribute_code === 'material')
    expect(material.label).toBe('Material')
    expect(material.options).toContainEqual({ value: 'metal', label: 'Metal', count: items.length })
    expect(material.count).toBe(material.options.length)
  })

  it('have their attributes with labels for clients that ask for none by its name', async () => {
    const { data } =
      await shop.graphql(`{ products(filter: { sku: { eq: "metal-print" } }) { items { new_from_date new_to_date
      custom_attributesV2 { items { code ... on AttributeValue { value }
        ... on AttributeSelectedOptions { selected_options { value label } } } } } } }`)
    const [{ custom_attributesV2: own, ...dates }] = data.products.items
    expect(dates).toEqual({ new_from_date: null, new_to_date: null })
    expect(own.items).toContainEqual({ code: 'material', selected_options: [{ value: 'metal', label: 'Metal' }] })
    const room = [
      { value: 'office', label: 'Office' },
      { value: 'bathroom', label: 'Bathroom' },
      { value: 'living-room', label: 'Living room' },
    ]
    expect(own.items).toContainEqual({ code: 'room', selected_options: room })
    expect(own.items.at(-1)).toEqual({ code: 'ready_within', value: '5' })
  })

  it('are counted alike for a client that asks for the categories right below', async () => {
    const counted = async (args: string) =>
      (
        await shop.graphql(`{ products(filter: { material: { eq: "metal" } }) { aggregations${args} {
          attribute_code options { value count } } } }`)
      ).data.products.aggregations
    const all = await counted('')
    expect(all.map((one: { attribute_code: string }) => one.attribute_code)).toContain('material')
    expect(await counted('(filter: { category: { includeDirectChildrenOnly: true } })')).toEqual(all)
  })

  it('are all listed with an empty filter', async () => {
    const { data } = await products('filter: {}, pageSize: 1')
    const all = await shop.db.prepare('SELECT count(*) AS n FROM products WHERE enabled = 1').first<number>('n')
    expect(data.products.total_count).toBe(all)
  })

  it('are listed by their design tool, and a tool without a product that can be designed has none', async () => {
    const skusOf = async (tool: string) =>
      (await products(`filter: { tool: { eq: "${tool}" } }, pageSize: 50`)).data.products.items.map(
        ({ sku }: { sku: string }) => sku,
      )
    expect(await skusOf('photomug-tool')).toEqual(['photo-mug', 'magic-mug'])
    expect((await skusOf('uploadchoice')).length).toBeGreaterThan(10)
    const signs = await skusOf('neonchamp-tool')
    expect(signs).toHaveLength(30)
    expect(signs).toEqual(expect.arrayContaining(['love-neon-sign', 'heart-neon-sign', 'custom-business-neon-sign']))
    expect(await skusOf('no-tool')).toEqual([])
  })

  it('have their whole price table, also where no tool designs them', async () => {
    const { data } =
      await shop.graphql(`{ products(filter: { sku: { in: ["cotton-canvas-pad", "canvas-print"] } }) { items {
      sku price_rows { option_uids quantity_from price { value } } personalisation { tool prices { quantity_from } } } } }`)
    const found = (wanted: string) => data.products.items.find(({ sku }: { sku: string }) => sku === wanted)
    const [canvas, pad] = [found('canvas-print'), found('cotton-canvas-pad')]
    expect(pad.personalisation).toBeNull()
    expect(pad.price_rows.map((row: { quantity_from: number }) => row.quantity_from)).toEqual(
      Array.from({ length: 3 }, () => [1, 5, 20]).flat(),
    )
    expect(pad.price_rows.slice(0, 3).map((row: { price: { value: number } }) => row.price.value)).toEqual([
      16.95, 15.45, 13.95,
    ])
    expect(canvas.personalisation.tool).toBe('uploadchoice')
    expect(canvas.price_rows).toHaveLength(canvas.personalisation.prices.length)
  })

  it('have the quantity breaks of their cheapest choice as Magento’s price tiers', async () => {
    const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "photo-book" } }) { items {
      price_range { minimum_price { final_price { value } } }
      price_tiers { quantity final_price { value } discount { amount_off percent_off } } } } }`)
    expect(data.products.items).toEqual([
      {
        price_range: { minimum_price: { final_price: { value: 34.95 } } },
        price_tiers: [
          { quantity: 2, final_price: { value: 32.95 }, discount: { amount_off: 2, percent_off: 5.72 } },
          { quantity: 5, final_price: { value: 29.95 }, discount: { amount_off: 5, percent_off: 14.31 } },
        ],
      },
    ])
  })

  it('have products of the same kind first among their related ones, and never themselves', async () => {
    const query = (sku: string) => `{ products(filter: { sku: { eq: "${sku}" } }) { items {
      related_products { sku ... on SimpleProduct { personalisation { tool } canonical_url } } } } }`
    const { data } = await shop.graphql(query('photo-mug'))
    const related: { sku: string; canonical_url: string; personalisation: { tool: string } | null }[] =
      data.products.items[0].related_products
    expect(related).toHaveLength(4)
    expect(related.map(({ sku }) => sku)).not.toContain('photo-mug')
    expect(related[0]?.personalisation?.tool).toBe('photomug-tool')
    expect(related.map(({ canonical_url }) => canonical_url)).not.toContain('/photo-mugs')
  })

  it('have products of their kind as related ones, also without a tool', async () => {
    const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "custom-business-neon-sign" } }) { items {
      related_products { sku } } } }`)
    const skus: string[] = data.products.items[0].related_products.map(({ sku }: { sku: string }) => sku)
    expect(skus).toHaveLength(4)
    for (const sku of skus) expect(sku).toMatch(/-neon-sign$/)
  })

  it('are different things on the first screen of the whole list', async () => {
    const first: string[] = await skus('filter: {}, pageSize: 8')
    expect(first.slice(0, 4)).toEqual(['canvas-print', 'photo-print', 'photo-mug', 'photo-pillow'])
    expect(first.filter((sku) => /^canvas-|-neon-sign$/.test(sku))).toEqual(['canvas-print'])
  })

  it('have the first of the shop as related ones where nothing else is of their kind', async () => {
    const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "gift-certificate" } }) { items {
      related_products { sku } } } }`)
    expect(data.products.items[0].related_products.map(({ sku }: { sku: string }) => sku)).toEqual([
      'canvas-print',
      'photo-print',
      'photo-mug',
      'photo-pillow',
    ])
  })

  it('have no sold-out product among their related ones', async () => {
    const related = async () => {
      const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "custom-business-neon-sign" } }) { items {
        related_products { sku } } } }`)
      return data.products.items[0].related_products.map(({ sku }: { sku: string }) => sku)
    }
    const before = await related()
    expect(before).toHaveLength(4)
    expect(before).not.toContain('photo-print-cord')
    const next = shop.db.prepare('INSERT INTO stock (product_id, qty) SELECT id, ?2 FROM products WHERE sku = ?1')
    await next.bind(before[0], 0).run()
    const after = await related()
    expect(after).toHaveLength(4)
    expect(after).not.toContain(before[0])
    await shop.db
      .prepare('DELETE FROM stock WHERE product_id = (SELECT id FROM products WHERE sku = ?)')
      .bind(before[0])
      .run()
  })

  it('have an offer only between its dates', async () => {
    const from = '2026-11-05T00:00:00.000Z'
    await shop.db
      .prepare("INSERT INTO offers (id, name, product_id, percent, from_at, to_at) VALUES (9, 'Week', 142, 20, ?, ?)")
      .bind(from, '2026-11-08T00:00:00.000Z')
      .run()
    const price = async () =>
      (await products('filter: { sku: { eq: "photo-pillow" } }')).data.products.items[0].price_range
    expect((await price()).minimum_price).toEqual({ regular_price: { value: 24.95 }, final_price: { value: 24.95 } })
    await shop.tick(4)
    expect((await price()).minimum_price).toEqual({ regular_price: { value: 24.95 }, final_price: { value: 19.96 } })
    await shop.tick(3)
    expect((await price()).minimum_price.final_price.value).toBe(24.95)
  })
})

describe('the shop', () => {
  it('has its country, its regions and its settings', async () => {
    const { data } = await shop.graphql(
      '{ countries { id full_name_english available_regions { id code name } } country(id: "AU") { id } storeConfig { id store_code store_name base_currency_code default_country } }',
    )
    expect(data.countries).toHaveLength(1)
    expect(data.countries[0]).toMatchObject({ id: 'NZ', full_name_english: 'New Zealand' })
    expect(data.countries[0].available_regions).toContainEqual({ id: 502, code: 'AUK', name: 'Auckland' })
    expect(data.country).toBeNull()
    expect(data.storeConfig).toEqual({
      id: 3,
      store_code: 'nz',
      store_name: 'Kea Prints',
      base_currency_code: 'NZD',
      default_country: 'NZ',
    })
  })
})

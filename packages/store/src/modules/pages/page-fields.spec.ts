import { toSettings } from '@kea/shared/page/settings'
import { NEON_SLUGS } from '@kea/shared/slugs'
import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { withoutPrices } from '../../testing/without-prices'

const shop = createTestShop()

const OFFER_FIELDS = [
  'category_special_offer',
  'category_special_cache_offer',
  'category_specialoffer_82',
  'category_specialoffer_83',
  'category_specialoffer_84',
  'category_specialoffer_85',
  'category_specialoffer_86',
  'category_specialoffer_87',
  'category_specialoffer_88',
  'category_specialoffer_89',
  'category_specialoffer_bfcm_sale',
]

describe('a page of the CMS', () => {
  it('has all fields for its head and its tracking', async () => {
    const { data, errors } = await shop.graphql(`{ cmsPage(identifier: "canvas-prints") {
      url_key title name content content_heading page_layout meta_title meta_keywords meta_description meta_robots
      custom_canonical_url cartstack_enable category_special_offer
      remarketing_product_id remarketing_product_price remarketing_product_type remarketing_size remarketing_category
    } }`)
    expect(errors).toBeUndefined()
    expect(data.cmsPage).toEqual({
      url_key: 'canvas-prints',
      title: 'Canvas prints',
      name: 'Canvas prints',
      content: expect.stringContaining('data-widget="price-table"'),
      content_heading: 'Canvas prints',
      page_layout: '1column',
      meta_title: 'Canvas prints from your photos, stretched by hand',
      meta_keywords: 'canvas prints, photo on canvas, canvas printing NZ',
      meta_description: expect.stringContaining('380 gsm'),
      meta_robots: 'INDEX,FOLLOW',
      custom_canonical_url: null,
      cartstack_enable: false,
      category_special_offer: null,
      remarketing_product_id: 'canvas-print',
      remarketing_product_price: 19.95,
      remarketing_product_type: 'canvas-print',
      remarketing_size: null,
      remarketing_category: 'Canvas prints',
    })
  })

  it('without a product has no data for advertising', async () => {
    const { data } = await shop.graphql(
      '{ cmsPage(identifier: "faq") { remarketing_product_id remarketing_product_price remarketing_category } }',
    )
    expect(Object.values(data.cmsPage)).toEqual([null, null, null])
  })

  it('has an offer in each of the CMS’s fields', async () => {
    const offers = Object.fromEntries(OFFER_FIELDS.map((field) => [field, `<p>${field}</p>`]))
    const set = 'UPDATE pages SET offers = ?1, remarketing = ?2 WHERE slug = ?3'
    const before = await shop.db
      .prepare("SELECT offers, remarketing FROM pages WHERE slug = 'metal-prints'")
      .first<{ offers: string; remarketing: string }>()
    await shop.db
      .prepare(set)
      .bind(
        JSON.stringify(offers),
        JSON.stringify({ type: 'metal', size: '20x30', category: 'Wall art' }),
        'metal-prints',
      )
      .run()
    const { data } = await shop.graphql(`{ cmsPage(identifier: "metal-prints") { ${OFFER_FIELDS.join(' ')}
      remarketing_product_type remarketing_size remarketing_category } }`)
    await shop.db.prepare(set).bind(before?.offers, before?.remarketing, 'metal-prints').run()
    expect(data.cmsPage).toEqual({
      ...offers,
      remarketing_product_type: 'metal',
      remarketing_size: '20x30',
      remarketing_category: 'Wall art',
    })
  })
})

describe('the type of a page', () => {
  const FIELDS = 'id type name description canonical_url status redirect_code relative_url'
  const details = async (url: string) =>
    (await shop.graphql(`query ($url: String!) { pageDetails(url: $url) { ${FIELDS} } }`, { url })).data.pageDetails

  it('is known for a page of the CMS', async () => {
    expect(await details('canvas-prints-speed-1')).toEqual({
      id: expect.any(Number),
      type: 'CMS_PAGE',
      name: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      canonical_url: '/canvas-prints',
      status: 200,
      redirect_code: 0,
      relative_url: 'canvas-prints-speed-1',
    })
  })

  it('is known for a product', async () => {
    const id = await shop.db.prepare("SELECT id FROM products WHERE sku = 'photo-wall-clock'").first('id')
    expect(await details('photo-wall-clock')).toEqual({
      id,
      type: 'PRODUCT',
      name: 'Photo wall clock',
      description: expect.stringMatching(/\S/),
      canonical_url: '/photo-wall-clock',
      status: 200,
      redirect_code: 0,
      relative_url: 'photo-wall-clock',
    })
  })

  it('is known for an address that has moved', async () => {
    expect(await details('photos-on-canvas')).toMatchObject({
      status: 301,
      redirect_code: 301,
      relative_url: 'canvas-prints',
    })
  })
})

it('the shop’s texts are as agreed', async () => {
  const { data } = await shop.graphql(
    '{ configvalues(fields: ["rating_line", "recommend_percent", "badges", "store_city", "free_shipping_price"]) { value } }',
  )
  expect(data.configvalues.map(({ value }: { value: string }) => value)).toEqual([
    '',
    '',
    'LOWEST PRICE GUARANTEED,NEXT DAY DELIVERY',
    'Auckland',
    '99',
  ])
})

it('a page of the CMS has the path and the name of its rich-snippet picture', async () => {
  const { data } = await shop.graphql('{ cmsPage(identifier: "canvas-prints") { rich_snippet_image { path name } } }')
  expect(data.cmsPage.rich_snippet_image).toEqual({
    path: expect.stringMatching(/^\/pictures\/canvas-room\.\d+x\d+\.[0-9a-f]{6}\.[0-9a-f]{8}\/\d+\.webp$/),
    name: 'A large stretched canvas of the lone tree in Lake Wānaka, over an oak sideboard in morning light',
  })
})

it('settings are pairs of a key and a value, in the order of the request', async () => {
  const { data } = await shop.graphql(
    '{ configvalues(fields: ["store_name", "nothing_like_this", "free_shipping_price"]) { key value } }',
  )
  expect(data.configvalues).toEqual([
    { key: 'store_name', value: 'Kea Prints' },
    { key: 'free_shipping_price', value: '99' },
  ])
})

describe('a product', () => {
  it('has all fields for its page and its markup', async () => {
    const { data, errors } = await shop.graphql(`{ pageDetails(url: "photo-mugs") { product {
      id sku name title description { html } short_description { html } technical_specifications about_artist
      meta_title meta_description discount_percent schema_price remarketing_product_id
      media_gallery_entries { file } price { regularPrice { amount { value currency } } } } } }`)
    expect(errors).toBeUndefined()
    expect(data.pageDetails.product).toEqual({
      id: expect.any(Number),
      sku: 'photo-mug',
      name: expect.any(String),
      title: expect.any(String),
      description: { html: expect.stringContaining('<p>') },
      short_description: { html: expect.stringContaining('<p>') },
      technical_specifications: expect.stringContaining('<li>'),
      about_artist: null,
      meta_title: expect.any(String),
      meta_description: expect.any(String),
      discount_percent: 15,
      schema_price: 16.96,
      remarketing_product_id: 'photo-mug',
      media_gallery_entries: expect.arrayContaining([{ file: expect.any(String) }]),
      price: { regularPrice: { amount: { value: 19.95, currency: 'NZD' } } },
    })
  })

  it('has each of its texts in its own field', async () => {
    const before = await shop.db
      .prepare("SELECT * FROM products WHERE sku = 'photo-rug'")
      .first<Record<string, string>>()
    const set = `UPDATE products SET name = ?1, description = ?2, short_description = ?3, technical_specifications = ?4,
      about_artist = ?5, meta_title = ?6, meta_description = ?7, pictures = ?8 WHERE sku = 'photo-rug'`
    const write = (...values: unknown[]) =>
      shop.db
        .prepare(set)
        .bind(...values)
        .run()
    const pictures = JSON.stringify([
      { url: '/p/a.webp', label: 'A' },
      { url: '/p/b.webp', label: 'B' },
    ])
    await write(
      'Name',
      '<p>Long</p>',
      '<p>Short</p>',
      '<li>Wool</li>',
      'Hana Rewi',
      'Title for Google',
      'Words',
      pictures,
    )
    const { data } = await shop.graphql(`{ products(filter: { sku: { eq: "photo-rug" } }) { items { id sku name title
      description { html } short_description { html } technical_specifications about_artist meta_title meta_description
      media_gallery_entries { file } remarketing_product_id } } }`)
    const { name, description, short_description, technical_specifications, about_artist } = before ?? {}
    await write(
      ...[name, description, short_description, technical_specifications, about_artist],
      ...[before?.meta_title, before?.meta_description, before?.pictures],
    )
    expect(data.products.items).toEqual([
      {
        id: before?.id,
        sku: 'photo-rug',
        name: 'Name',
        title: 'Name',
        description: { html: '<p>Long</p>' },
        short_description: { html: '<p>Short</p>' },
        technical_specifications: '<li>Wool</li>',
        about_artist: 'Hana Rewi',
        meta_title: 'Title for Google',
        meta_description: 'Words',
        media_gallery_entries: [{ file: '/p/a.webp' }, { file: '/p/b.webp' }],
        remarketing_product_id: 'photo-rug',
      },
    ])
  })

  it('has a start price, by its type, with the current offer', async () => {
    const { data } =
      await shop.graphql(`{ photogiftstartatprice(product_type: ["photo-mug", "canvas-print", "nothing"]) {
      items { product_type regular_price special_price discount_percent } } }`)
    expect(data.photogiftstartatprice.items).toEqual([
      { product_type: 'canvas-print', regular_price: 19.95, special_price: null, discount_percent: null },
      { product_type: 'photo-mug', regular_price: 19.95, special_price: 16.96, discount_percent: 15 },
    ])
    const all = await shop.graphql('{ photogiftstartatprice { items { product_type } } }')
    expect(all.data.photogiftstartatprice.items.length).toBeGreaterThan(50)
  })
})

describe('a neon sign', () => {
  const ask = async (names: string) =>
    (await shop.graphql(`{ neonProductInfo(${names}) { remarketing_product_id product_name schema_price } }`)).data
      .neonProductInfo

  it('has a name and a price for advertising', async () => {
    expect(await ask('url_key: "kia-ora-neon-sign"')).toEqual({
      remarketing_product_id: 'kia-ora-neon-sign',
      product_name: '“Kia ora” neon sign',
      schema_price: expect.any(Number),
    })
    const { data } = await shop.graphql('{ pageDetails(url: "kia-ora-neon-sign") { start_price { regular_price } } }')
    const price = data.pageDetails.start_price.regular_price
    expect((await ask('url_key: "kia-ora-neon-sign"')).schema_price).toBe(price)
    expect(price).not.toBe(85.24)
    for (const slug of NEON_SLUGS) expect((await ask(`sku: "${slug}"`)).schema_price, slug).toBeGreaterThan(0)
  })

  it('with a manual price has the usual one', () =>
    withoutPrices(shop.db, 8, async () => {
      expect((await ask('url_key: "custom-business-neon-sign"')).schema_price).toBe(85.24)
    }))

  it('is null for anything else', async () => {
    expect(await ask('url_key: "photo-mug"')).toBeNull()
    expect(await ask('sku: "canvas-print"')).toBeNull()
  })
})

it.each([
  [
    'shipping',
    ['free_shipping_price', 'standard_ship_days', 'express_ship_days', 'priority_ship_days', 'minimum_shiping_price'],
  ],
  ['payment', ['payflowpro_sandbox_flag', 'authorizenet_sandbox_flag', 'pay_later']],
  ['the other pages', ['postcode_range', 'cart_page_offers_status', 'champ_membership_price']],
  ['the sister brand', ['auto_add_product_status', 'sku', 'cart_amount']],
  ['policies', ['RETURN_POLICY_DAYS', 'RETURN_POLICY', 'SHIPPING_VALUE', 'SHIPPING_POLICY', 'BUSINESS_DAYS']],
  ['the blog', ['blog_meta_title', 'blog_meta_description', 'blog_meta_keywords', 'blog_meta_robots']],
  ['reviews', ['average_rating', 'total_reviews']],
  ['the search', ['algolia_enable', 'algolia_index_prefix', 'algolia_default_keywords']],
  ['the shop', ['store_name', 'store_phone', 'store_email', 'social_links']],
  ['its address', ['store_street', 'store_city', 'store_postcode']],
])('the settings of %s all exist', async (_, fields) => {
  const { data } = await shop.graphql('query ($fields: [String!]!) { configvalues(fields: $fields) { key value } }', {
    fields,
  })
  expect(data.configvalues.map(({ key }: { key: string }) => key)).toEqual(fields)
})

it.each([
  ['canvas prints', 'canvas-print'],
  ['photo prints', 'photo-print'],
  ['framed prints', 'framed-photo-print'],
  ['metal prints', 'metal-print'],
  ['acrylic prints', 'acrylic-print'],
  ['wood prints', 'wood-print'],
  ['acrylic blocks', 'acrylic-photo-block'],
  ['pillows', 'photo-pillow'],
  ['blankets', 'photo-blanket'],
  ['mugs', 'photo-mug'],
  ['magic mugs', 'magic-mug'],
  ['coasters', 'photo-coaster'],
  ['magnets', 'photo-magnet'],
  ['calendars', 'photo-calendar'],
  ['photo books', 'photo-book'],
  ['puzzles', 'photo-puzzle'],
  ['posters', 'photo-poster'],
  ['pen drives', 'photo-pen-drive'],
  ['ornaments', 'photo-ornament'],
  ['rugs', 'photo-rug'],
  ['table mats', 'photo-table-mat'],
  ['lamps', 'photo-lamp'],
  ['neon signs', 'love-neon-sign'],
  ['gift cards', 'gift-certificate'],
])('the catalogue has %s, with a price and a page', async (_, sku) => {
  const { data } = await shop.graphql(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      name canonical_url price_range { minimum_price { final_price { value } } } } } }`,
    { sku },
  )
  expect(data.products.items).toEqual([
    {
      name: expect.any(String),
      canonical_url: expect.stringMatching(/^\/[a-z0-9-]+$/),
      price_range: { minimum_price: { final_price: { value: expect.any(Number) } } },
    },
  ])
  expect(data.products.items[0].price_range.minimum_price.final_price.value).toBeGreaterThan(0)
})

it('the promised free shipping has the amount of the settings', async () => {
  const fields = ['free_shipping_price', 'free_shipping_text']
  const { data } = await shop.graphql('query ($fields: [String!]!) { configvalues(fields: $fields) { key value } }', {
    fields,
  })
  const config = Object.fromEntries(data.configvalues.map(({ key, value }: Record<string, string>) => [key, value]))
  expect(config.free_shipping_text).toBe('Free standard shipping on all orders from {amount}')
  expect(toSettings(config).freeShippingText).toBe('Free standard shipping on all orders from N$99.00')
  const dearer = toSettings({ ...config, free_shipping_price: '120.5' })
  expect(dearer.freeShippingText).toBe('Free standard shipping on all orders from N$120.50')
})

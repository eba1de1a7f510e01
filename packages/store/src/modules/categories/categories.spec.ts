import { beforeAll, describe, expect, it } from 'vitest'
import { toUid } from '../../identity'
import { createTestShop } from '../../testing/test-shop'

let shop: Awaited<ReturnType<typeof createTestShop>>
beforeAll(async () => {
  shop = await createTestShop()
})
const ask = async (query: string, variables: object = {}) => (await shop.graphql(query, variables)).data

const LIST =
  'items { uid name url_path level product_count children { url_path } breadcrumbs { category_url_path } } total_count'

describe('categories', () => {
  it('begin with the page of all products, and those below it', async () => {
    const { categories } = await ask(`{ categories { ${LIST} } products(filter: {}) { total_count } }`)
    const [root] = categories.items
    expect(categories.total_count).toBe(1)
    expect(root).toMatchObject({ url_path: 'all-products', level: 1, breadcrumbs: null })
    expect(root.children).toContainEqual({ url_path: 'wall-art' })
    expect(root.children).not.toContainEqual({ url_path: 'all-products' })
  })

  it('count the products that they list', async () => {
    const { categories, products, all } = await ask(
      `{ categories(filters: { url_key: { in: ["wall-art", "all-products"] } }) { ${LIST} }
         products(filter: { kind: { eq: "wall-art" } }) { total_count } all: products(filter: {}) { total_count } }`,
    )
    const counts = Object.fromEntries(
      categories.items.map((one: { url_path: string; product_count: number }) => [one.url_path, one.product_count]),
    )
    expect(counts).toEqual({ 'wall-art': products.total_count, 'all-products': all.total_count })
    expect(products.total_count).toBeGreaterThan(0)
    expect(products.total_count).toBeLessThan(all.total_count)
  })

  it('are found by parent, by name and by uid; an unknown one is not', async () => {
    const { root } = await ask('{ root: categories { items { uid children { uid url_path } } } }')
    const [{ uid, children }] = root.items
    const { below, named, one, none } = await ask(
      `query ($root: String!, $child: String!) {
         below: categories(filters: { parent_category_uid: { eq: $root } }, pageSize: 3) { items { uid } total_count }
         named: categories(filters: { name: { match: "WALL" } }) { items { url_path } }
         one: categories(filters: { category_uid: { eq: $child } }) { items { url_path breadcrumbs { category_url_path } } }
         none: categories(filters: { url_key: { eq: "no-such-page" } }) { items { uid } total_count } }`,
      { root: uid, child: children[0].uid },
    )
    expect(below.items).toHaveLength(3)
    expect(below.total_count).toBe(children.length)
    expect(named.items).toContainEqual({ url_path: 'wall-art' })
    expect(one.items).toEqual([
      { url_path: children[0].url_path, breadcrumbs: [{ category_url_path: 'all-products' }] },
    ])
    expect(none).toEqual({ items: [], total_count: 0 })
  })

  it('of a product are those whose pages list it, and filter products', async () => {
    const { products } = await ask(
      '{ products(filter: { sku: { eq: "photo-mug" } }) { items { url_rewrites { url } categories { uid url_path } } } }',
    )
    const [mug] = products.items
    expect(mug.url_rewrites).toEqual([{ url: 'photo-mugs' }])
    const paths = mug.categories.map(({ url_path }: { url_path: string }) => url_path)
    expect(paths).toContain('all-products')
    expect(paths).not.toContain('wall-art')
    const uidOf = (path: string) =>
      mug.categories.find(({ url_path }: { url_path: string }) => url_path === path).uid as string
    const { within, without } = await ask(
      `query ($gifts: String!, $none: String!) {
         within: products(filter: { category_uid: { eq: $gifts } }, pageSize: 100) { items { sku } }
         without: products(filter: { category_uid: { eq: $none } }) { total_count } }`,
      { gifts: uidOf('personalised-photo-gifts'), none: toUid(999_999) },
    )
    expect(within.items).toContainEqual({ sku: 'photo-mug' })
    expect(without.total_count).toBe(0)
  })
})

describe('an address', () => {
  it('leads to a category, a page or a product', async () => {
    const data = await ask(
      `{ list: route(url: "wall-art") { __typename type ... on CategoryTree { url_path } }
         page: route(url: "/faq") { __typename type ... on CmsPage { identifier } }
         none: route(url: "no-such-page") { __typename } }`,
    )
    expect(data).toEqual({
      list: { __typename: 'CategoryTree', type: 'CATEGORY', url_path: 'wall-art' },
      page: { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'faq' },
      none: null,
    })
  })
})

describe('urlResolver', () => {
  it('says what an address is, and where it leads', async () => {
    const asked = 'id entity_uid canonical_url relative_url redirectCode type'
    const data =
      await ask(`{ list: urlResolver(url: "/wall-art") { ${asked} } page: urlResolver(url: "faq") { ${asked} }
      product: urlResolver(url: "mini-easel") { ${asked} } none: urlResolver(url: "/gone") { ${asked} } }`)
    const found = (address: string, type: string, redirectCode = 0) => ({
      ...{ canonical_url: address, relative_url: address, redirectCode, type },
    })
    const { id } = data.list
    expect(data).toEqual({
      list: { id: expect.any(Number), entity_uid: btoa(String(id)), ...found('wall-art', 'CATEGORY') },
      page: { id: null, entity_uid: null, ...found('faq', 'CMS_PAGE') },
      product: { id: 112, entity_uid: btoa('112'), ...found('mini-easel', 'PRODUCT') },
      none: null,
    })
  })
})

describe('the store', () => {
  it('has one currency, and names its root category', async () => {
    const data = await ask(
      `{ currency { base_currency_code default_display_currency_symbol available_currency_codes exchange_rates { rate } }
         storeConfig { root_category_uid minimum_password_length required_character_classes_number }
         availableStores { store_code is_default_store } categories { items { uid } } }`,
    )
    expect(data.currency).toEqual({
      base_currency_code: 'NZD',
      default_display_currency_symbol: 'N$',
      available_currency_codes: ['NZD'],
      exchange_rates: [],
    })
    expect(data.storeConfig).toEqual({
      root_category_uid: data.categories.items[0].uid,
      minimum_password_length: '8',
      required_character_classes_number: '3',
    })
    expect(data.availableStores).toEqual([{ store_code: 'nz', is_default_store: true }])
  })

  it('has its addresses from the edge, and none without it', async () => {
    const asked = '{ availableStores { code base_url secure_base_link_url root_category_id category_url_suffix } }'
    const at = async (headers: Record<string, string>) =>
      (await shop.graphql(asked, {}, null, headers)).data.availableStores
    const root = (await ask('{ categories { items { id } } }')).categories.items[0].id
    const same = { code: 'nz', root_category_id: root, category_url_suffix: '' }
    expect(await at({ 'x-shop-origin': 'https://shop.example.nz' })).toEqual([
      { ...same, base_url: 'https://shop.example.nz/', secure_base_link_url: 'https://shop.example.nz/' },
    ])
    expect(await at({})).toEqual([{ ...same, base_url: null, secure_base_link_url: null }])
  })

  it('makes an empty cart for a client that knows only its id', async () => {
    const { createEmptyCart: id } = await ask('mutation { createEmptyCart }')
    expect(id).toMatch(/^[A-Za-z0-9]{32}$/)
    const { cart } = await ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id })
    expect(cart.total_quantity).toBe(0)
  })
})

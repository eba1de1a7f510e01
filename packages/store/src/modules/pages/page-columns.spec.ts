import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop()

it('a page of the CMS has each of its fields from its own column', async () => {
  await shop.db
    .prepare(
      `INSERT INTO pages (slug, name, heading, content, layout, meta_title, meta_description, meta_keywords, meta_robots,
       canonical_url, cartstack_enable, sku) VALUES ('page-of-fields', 'Its name', 'Its heading', '<p>Its words</p>',
       '2columns-left', 'Its title', 'Its description', 'its, keywords', 'NOINDEX,FOLLOW', '/canvas-prints', 1, 'photo-mug')`,
    )
    .run()
  const { data } = await shop.graphql(`{ cmsPage(identifier: "page-of-fields") {
    url_key title name content content_heading page_layout meta_title meta_keywords meta_description meta_robots
    custom_canonical_url cartstack_enable remarketing_product_id remarketing_category } }`)
  await shop.db.prepare("DELETE FROM pages WHERE slug = 'page-of-fields'").run()
  expect(data.cmsPage).toEqual({
    url_key: 'page-of-fields',
    // The contract has the heading of the CMS under both names.
    title: 'Its heading',
    content_heading: 'Its heading',
    name: 'Its name',
    content: '<p>Its words</p>',
    page_layout: '2columns-left',
    meta_title: 'Its title',
    meta_keywords: 'its, keywords',
    meta_description: 'Its description',
    meta_robots: 'NOINDEX,FOLLOW',
    custom_canonical_url: '/canvas-prints',
    cartstack_enable: true,
    remarketing_product_id: 'photo-mug',
    remarketing_category: 'Its name',
  })
})

import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

const shop = createTestShop({ MODE: 'local' })

const details = async (url: string, fields: string) =>
  (await shop.graphql(`query ($url: String!) { pageDetails(url: $url) { ${fields} } }`, { url })).data.pageDetails

describe('the questions of a page', () => {
  it('come with it, in their order, as plain text and as HTML', async () => {
    const { qa } = await details(
      'canvas-stretcher-bars',
      'qa { items { question answer answer_html } total_counts nofaq }',
    )
    expect(qa).toMatchObject({ total_counts: 2, nofaq: false })
    expect(qa.items[0]).toEqual({
      question: 'Do bars come with corner keys?',
      answer: 'Yes, eight wooden keys with every four bars.',
      answer_html: '<p>Yes: <strong>eight wooden keys</strong> with every four bars.</p>',
    })
  })

  it('are on a product page too, in pages', async () => {
    const { qa } = await details(
      'photo-wall-clock',
      'qa(pageSize: 2, currentPage: 2) { items { question answer_html } total_counts page_info { total_pages } }',
    )
    expect(qa).toEqual({
      items: [{ question: 'Where does the photo’s middle go?', answer_html: null }],
      total_counts: 3,
      page_info: { total_pages: 2 },
    })
  })

  it('can be empty', async () => {
    expect((await details('custom-apron', 'qa { items { question } total_counts nofaq }')).qa).toEqual({
      items: [],
      total_counts: 0,
      nofaq: true,
    })
  })

  it('are not on an address that has moved', async () => {
    expect(await details('photos-on-canvas', 'qa { total_counts } review_data { faqCount } videos { name }')).toEqual({
      qa: null,
      review_data: null,
      videos: null,
    })
  })

  it('are found by the number of their page', async () => {
    const { id } = await details('canvas-stretcher-bars', 'id')
    const { data } = await shop.graphql(
      'query ($id: Int!) { productQa(page_id: $id, pageSize: 1) { items { question } total_counts } none: productQa(page_id: 99999) { nofaq } }',
      { id },
    )
    expect(data).toEqual({
      productQa: { items: [{ question: 'Do bars come with corner keys?' }], total_counts: 2 },
      none: null,
    })
  })

  it.each([
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 3, pageSize: 2', 'currentPage value 3 specified is greater than the 2 page(s) available.'],
  ])('with %s are refused with Magento’s text', async (args, message) => {
    const { errors } = await shop.graphql(`{ pageDetails(url: "photo-wall-clock") { qa(${args}) { nofaq } } }`)
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })
})

describe('the banner’s data about reviews and questions', () => {
  const FIELDS = 'faqCount displayReview displayQaLink displayShopperLink qaTabId pageId'

  it('comes with the page, and by its number', async () => {
    const { id, review_data } = await details('canvas-stretcher-bars', `id review_data { ${FIELDS} }`)
    expect(review_data).toEqual({
      faqCount: 2,
      displayReview: null,
      displayQaLink: true,
      displayShopperLink: false,
      qaTabId: 'questions',
      pageId: id,
    })
    const { data } = await shop.graphql(`query ($id: Int!) { pageReviewData(page_id: $id) { ${FIELDS} } }`, { id })
    expect(data.pageReviewData).toEqual(review_data)
  })

  it('of a product says that ratings are shown', async () => {
    const reviewed = await details('photo-wall-clock', `review_data { ${FIELDS} } product { sku }`)
    expect(reviewed).toEqual({
      review_data: {
        faqCount: 3,
        displayReview: 'own',
        displayQaLink: true,
        displayShopperLink: false,
        qaTabId: 'questions',
        pageId: null,
      },
      product: { sku: 'photo-wall-clock' },
    })
  })

  it('of a product without questions has no link to them', async () => {
    const { id, review_data, product } = await details('custom-apron', `id review_data { ${FIELDS} } product { sku }`)
    expect(product.sku).toBe('photo-apron')
    expect(review_data).toEqual({
      faqCount: 0,
      displayReview: 'own',
      displayQaLink: false,
      displayShopperLink: false,
      qaTabId: null,
      pageId: id,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { preloads } from '../../head/preloads'
import type { ListedProductData } from '../../page/page-data'
import { routeOf } from '../../routes'
import { bare } from '../../testing/markup'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt } from '../../testing/page'
import { firstView } from './first-view'

type Parts = NonNullable<Parameters<typeof pageAt>[1]>

/** The first view without its header. */
function viewOf(path: string, parts: Parts = {}, query = '', route = routeOf(path)): string {
  const html = firstView(pageAt(path, parts), route, NOW, new URLSearchParams(query))
  return bare(html).replace(/^<header.*<\/header>/s, '')
}

const sourcesOf = (alt: string, loading: string) =>
  '<picture><source type="image/avif" srcset="400.avif 400w, 800.avif 800w, 1200.avif 1200w, 1600.avif 1600w">' +
  '<source type="image/webp" srcset="400.webp 400w, 800.webp 800w, 1200.webp 1200w, 1600.webp 1600w">' +
  `<img src="800.webp" alt="${alt}" width="1600" height="1200" ${loading}></picture>`
const AT_ONCE = 'fetchpriority="high" decoding="sync"'
const LATER = 'loading="lazy" decoding="async"'

describe('a hero', () => {
  test('of a blog post has title, lead and picture, and no button', () => {
    const blogPost = { url_key: 'nails', title: 'Nails & hooks', short_content: 'One is enough.', image: PICTURE }
    expect(viewOf('/blog/nails', { blog: { blogPost } })).toBe(
      '<main><section><div><h1>Nails &amp; hooks</h1><p>One is enough.</p><div></div></div>' +
        `<div>${sourcesOf('Nails &amp; hooks', AT_ONCE)}</div></section></main>`,
    )
  })

  test('of a page without a product has its start price and one button, and no picture of another site', () => {
    const content = '<div data-widget="hero" data-cta="Choose a frame" data-price-prefix="From"></div>'
    const start_price = { product_type: 'frame', regular_price: 45 }
    const cms = { title: 'Frames', content, rich_snippet_image: { path: 'https://media.example/a.jpg' } }
    expect(viewOf('/frames', { cms, details: { start_price } })).toBe(
      '<main><section><div><h1>Frames</h1><p>From <span><span>N$45.00</span></span></p>' +
        '<div><a href="#products">Choose a frame</a></div></div><div></div></section></main>',
    )
  })

  test('has space for rating, links and offer', () => {
    const BOX = '<div><span></span></div>'
    const extrasOf = (review_data: object, offer_text = '') => {
      const cms = { ...canvasCms, category_special_offer: offer_text }
      const html = viewOf('/canvas-prints', { cms, details: { ...canvasDetails, review_data } })
      return /N\$29\.50<\/span><\/span><\/p>(.*?)<div id="sizes">/.exec(html)?.[1]
    }
    const reviews = { displayReview: 'own', displayQaLink: true }
    expect(extrasOf(reviews, '<p>Two for one</p>')).toBe(`<div aria-hidden="true">${BOX}${BOX}${BOX}</div>`)
    expect(extrasOf(reviews)).toBe(`<div aria-hidden="true">${BOX}${BOX}</div>`)
    expect(extrasOf({ displayQaLink: true })).toBe(`<div aria-hidden="true">${BOX}</div>`)
    expect(extrasOf({ displayReview: 'own' })).toBe(`<div aria-hidden="true">${BOX}</div>`)
    expect(extrasOf({}, '<p>Two for one</p>')).toBe(`<div aria-hidden="true">${BOX}</div>`)
    expect(extrasOf({})).toBe('')
  })

  test('of a product that nobody can order online has no button', () => {
    const product = { sku: 'vase', name: 'Vase', price_rows: [] }
    expect(viewOf('/vase', { details: { type: 'PRODUCT', product } })).toBe(
      '<main><section><div><div></div></div><div><h1>Vase</h1>' +
        '<div id="sizes"><div data-buy-bar="true"><div></div></div></div></div></section></main>',
    )
  })

  const priced = (regular_price: number, special_price: number) => {
    const row = { option_uids: ['s'], quantity_from: 1, price: { value: special_price }, offer_to: '2026-12-01' }
    const product = { ...canvasDetails.product, price_rows: [row] }
    const start_price = { product_type: 'canvas', regular_price, special_price }
    return { cms: canvasCms, details: { ...canvasDetails, product, start_price } }
  }

  test('has one price where the special price is not lower', () => {
    const price = '<p>Starts at <span><span>N$20.00</span></span></p>'
    expect(viewOf('/canvas-prints', priced(20, 20))).toContain(price)
    expect(viewOf('/canvas-prints', priced(19, 20))).toContain(price)
  })

  test('has a lower price in the colour of offers', () => {
    const html = (regular: number) => firstView(pageAt('/canvas-prints', priced(regular, 20)), null, NOW)
    expect(html(25)).toContain('<span class="text-underwing-ink">N$20.00</span>')
    expect(html(20)).toContain('<span>N$20.00</span>')
  })
})

describe('a page without a hero', () => {
  test.each([
    ['/search/go', 'q=mug', 'Results for “mug”'],
    ['/catalogsearch/result', 'q=frame', 'Results for “frame”'],
    ['/catalogsearch/result', '', 'Search'],
    ['/checkout/cart', 'q=mug', 'Your cart'],
  ])('%s?%s has the heading %s', (path, query, heading) => {
    expect(viewOf(path, {}, query)).toBe(`<main><div><h1>${heading}</h1></div></main>`)
  })

  test('that is not there has the heading of an error in place of its hero', () => {
    expect(viewOf('/canvas-prints', { status: 404, cms: canvasCms })).toBe(
      '<main><div><h1>Oops! This page is lost or may have been moved.</h1></div></main>',
    )
  })

  test('has nothing if its data are unavailable or no route matches', () => {
    const cms = { title: 'Frequent questions' }
    expect(viewOf('/faq', { status: 503, cms })).toBe('')
    expect(viewOf('/faq', { cms }, '', null)).toBe('')
  })

  test('has no lead if it is a blog post', () => {
    const blogPost = { url_key: 'five', title: 'Five gifts', short_content: 'For less than N$30.' }
    expect(viewOf('/blog/five', { blog: { blogPost } })).toBe('<main><div><h1>Five gifts</h1></div></main>')
  })

  test('has no header in the bare layout', () => {
    const cms = { title: 'Canvas prints' }
    const html = (path: string) => bare(firstView(pageAt(path, { cms }), routeOf(path), NOW))
    expect(html('/canvas-prints-speed-1')).toBe('<main><div><h1>Canvas prints</h1></div></main>')
    expect(html('/canvas-prints')).toMatch(/^<header>.*<\/header><main>/s)
  })
})

describe('a design tool', () => {
  test('has a title for screen readers and says that it opens', () => {
    expect(viewOf('/uploadchoice', {}, '?design=a1')).toBe(
      '<main><h1>Design your wall print</h1><div><div><p>Opening your design</p></div></div></main>',
    )
    expect(viewOf('/uploadchoice')).toContain('<p>One moment, please</p>')
  })

  test('takes the photo of a new design, and not that of one which is there already', () => {
    const hasPicker = (query: string) => viewOf('/uploadchoice', {}, query).includes('Pick your photo<input ')
    expect(['sku=a', 'sku=a&options=b'].map(hasPicker)).toEqual([true, true])
    expect(['', 'sku=', 'sku=a&design=d', 'sku=a&line=l', 'sku=a&draft=d'].some(hasPicker)).toBe(false)
  })

  test('says what photos the picker takes', () => {
    const hint = '<p>JPEG, HEIC, PNG, WebP or AVIF, up to 100 MB</p>'
    expect(viewOf('/uploadchoice', {}, 'sku=a')).toContain(`</label>${hint}`)
    expect(viewOf('/uploadchoice', {}, 'sku=a&design=d')).not.toContain(hint)
  })

  test('of a login has the sentence below its heading, unless the shop cannot answer', () => {
    const lead = '<p>See your orders, designs and rewards. You can also order without an account.</p>'
    expect(viewOf('/customer/login')).toBe(`<main><div><h1>Log in</h1>${lead}</div></main>`)
    expect(viewOf('/customer/login', { status: 501 })).not.toContain('<p>')
  })

  test('that is not there has the heading of an error', () => {
    expect(viewOf('/uploadchoice', { status: 501 })).toBe('<main><div><h1>This page is not built yet</h1></div></main>')
  })
})

describe('a category page', () => {
  const price_range = (regular: number, final = regular) => ({
    minimum_price: { regular_price: { value: regular }, final_price: { value: final } },
  })
  const MUG: ListedProductData = { name: 'Mug & spoon', canonical_url: '/mug', price_range: price_range(16.5) }
  const CARD: ListedProductData = { name: 'Card', canonical_url: '/card', price_range: price_range(4, 3) }
  const category = (items: ListedProductData[], parts: Parts = {}): Parts => ({
    cms: { title: 'Gifts', content: '<div data-widget="hero" data-text="For mum &amp; dad"></div>' },
    details: { listing: { items } },
    ...parts,
  })
  const pictured = { small_image: { url: PICTURE, label: 'On a desk' } }
  const HEADING = '<div><h1>Gifts</h1><p>For mum &amp; dad</p></div>'

  test('has heading, lead, number of products and the first tiles', () => {
    const items = [
      { ...MUG, ...pictured, arrives_by: 'Thu 10 December' },
      { ...CARD, ...pictured },
      { ...MUG, ...pictured, price_range: price_range(0) },
      { ...CARD, stock_status: 'OUT_OF_STOCK' },
    ]
    expect(viewOf('/gifts', category(items))).toBe(
      `<main>${HEADING}<div><div></div><div><div><span></span><p>4 products</p></div><ul>` +
        `<li><a href="/mug"><span>${sourcesOf('', AT_ONCE)}</span><h3>Mug &amp; spoon</h3><span><span>From <span><span>N$16.50</span></span></span></span>` +
        '<span><span>By Thu 10 December</span> to North Island towns</span></a></li>' +
        `<li><a href="/card"><span>${sourcesOf('', AT_ONCE)}</span><h3>Card</h3><span>` +
        '<span>From <span><s><span>Usually </span>N$4.00</s><span>, now </span><wbr><span>N$3.00</span></span></span>' +
        '<span>25% off</span>' +
        '</span></a></li>' +
        `<li><a href="/mug"><span>${sourcesOf('', LATER)}</span><h3>Mug &amp; spoon</h3><span>Price on request</span></a></li>` +
        '<li><a href="/card"><span></span><h3>Card</h3><span>OUT OF STOCK</span></a></li>' +
        '</ul></div></div></main>',
    )
  })

  test('with one product counts one', () => {
    expect(viewOf('/gifts', category([CARD]))).toContain('<p>1 product</p>')
  })

  test('has its heading only without products, with a filter and if it is not there', () => {
    expect(viewOf('/gifts', category([]))).toBe(`<main>${HEADING}</main>`)
    expect(viewOf('/gifts', category([MUG]), 'sort=price')).toBe(`<main>${HEADING}</main>`)
    expect(viewOf('/gifts', category([MUG], { status: 501 }))).not.toContain('Mug')
  })

  test('preloads the picture of its first tile', () => {
    const preloadOf = (items: ListedProductData[], status = 200) =>
      preloads(pageAt('/gifts', category(items, { status })))
    expect(preloadOf([{ ...MUG, ...pictured }, CARD]).replaceAll(/\/pictures\/[^/]+\//g, '')).toBe(
      '<link rel="preload" as="image" type="image/avif" ' +
        'imagesrcset="400.avif 400w, 800.avif 800w, 1200.avif 1200w, 1600.avif 1600w" ' +
        'imagesizes="(min-width: 1280px) 19vw, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw" ' +
        'fetchpriority="high">',
    )
    expect(preloadOf([CARD, { ...MUG, ...pictured }])).toBe('')
    expect(preloadOf([])).toBe('')
    expect(preloadOf([{ ...MUG, ...pictured }], 404)).toBe('')
  })
})

test('a page that is not there preloads no picture', () => {
  expect(preloads(pageAt('/canvas-prints', { status: 404, cms: canvasCms }))).toBe('')
})

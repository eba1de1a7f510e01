import { describe, expect, test } from 'vitest'
import { routeOf } from '../routes'
import { bare } from '../testing/markup'
import { canvasDetails, pageAt } from '../testing/page'
import { noScript } from './no-script'

type Parts = NonNullable<Parameters<typeof pageAt>[1]>

const FOOTER = '<p><a href="/blog">Blog</a> <a href="/sitemap">All pages</a></p>'

/** What a browser without JavaScript has before the links that every page has. */
function textOf(path: string, parts: Parts = {}, route = routeOf(path)): string {
  const html = bare(noScript(pageAt(path, parts), route))
  const [start, end] = ['<noscript><div><div>', `${FOOTER}</div></div></noscript>`]
  expect(html.startsWith(start) && html.endsWith(end), html).toBe(true)
  return html.slice(start.length, -end.length)
}

const contentOf = (content: string) => textOf('/faq', { cms: { title: 'FAQ', content } })

test('a page without content has two links only', () => {
  expect(textOf('/faq')).toBe('')
})

test('a page whose data are unavailable has nothing', () => {
  expect(noScript(pageAt('/faq', { status: 503 }), routeOf('/faq'))).toBe('')
})

describe('content', () => {
  test.each([
    ['<p>Ask <a href="/faq">us</a>, please. Or <b>call</b>.</p>', '<p>Ask <a href="/faq">us</a>, please. Or call.</p>'],
    ['<p>One <a href="/a">two</a> three. Four</p>', '<p>One <a href="/a">two</a> three. Four</p>'],
    ['<p>First</p><p>Second</p>', '<p>First</p><p>Second</p>'],
    ['<h2>Sizes</h2><p>All of them</p>', '<h2>Sizes</h2><p>All of them</p>'],
    ['<h2>Sizes <a href="/a">here</a></h2>', '<h2>Sizes</h2><p><a href="/a">here</a></p>'],
    [
      '<p>A <a href="/a">b</a> c</p><p>D <a href="/d">e</a></p>',
      '<p>A <a href="/a">b</a> c</p><p>D <a href="/d">e</a></p>',
    ],
  ])('%s is %s', (content, html) => {
    expect(contentOf(content)).toBe(html)
  })

  test('of 10,500 bytes is complete, and of one byte more ends before it', () => {
    const paragraphs = Array.from({ length: 17 }, () => `<p>${'a'.repeat(600)}</p>`).join('')
    const whole = `${paragraphs}<p>${'b'.repeat(174)}</p>`
    expect(whole).toHaveLength(10_500)
    expect(contentOf(whole)).toBe(whole)
    expect(contentOf(`${paragraphs}<p>${'b'.repeat(175)}</p>`)).toBe(paragraphs)
  })
})

describe('the description', () => {
  const cms = { title: 'Canvas prints', meta_description: 'Your photo on canvas.' }

  test('of a page without a lead is its first paragraph', () => {
    expect(textOf('/canvas-prints', { cms })).toBe('<p>Your photo on canvas.</p>')
    const hero = '<div data-widget="hero" data-cta="Start Order"></div>'
    expect(textOf('/canvas-prints', { cms: { ...cms, content: hero } })).toBe('<p>Your photo on canvas.</p>')
  })

  test('of a page with a lead or a list of products is left out', () => {
    const hero = '<div data-widget="hero" data-text="Made here"></div>'
    expect(textOf('/canvas-prints', { cms: { ...cms, content: hero } })).toBe('')
    expect(textOf('/canvas-prints', { cms, details: { listing: { items: [] } } })).toBe('')
  })

  test('of a form is that of its route', () => {
    expect(textOf('/gift-certificate')).toMatch(/^<p>Give N\$10 to N\$1,500 [^<]*<\/p><p>This page needs JavaScript\./)
  })
})

describe('a page that needs a script', () => {
  const phone = { store_phone: '09 555 0142' }
  const email = { store_email: 'hello@shop.example' }
  const CALL = 'call us on <a href="tel:+6495550142">09\u00a0555\u00a00142</a>'
  const WRITE = 'email <a href="mailto:hello@shop.example">hello@shop.example</a>'

  test.each([
    ['by phone or email', { ...phone, ...email }, `${CALL} or ${WRITE}`],
    ['by phone', phone, CALL],
    ['by email', email, WRITE],
  ])('names the order %s', (_, config, ways) => {
    expect(textOf('/checkout/cart', { config })).toBe(
      '<p>Your cart needs JavaScript. Please turn it on in your browser, then open this page again.</p>' +
        `<p>Would you rather order without it? Please ${ways}, and we take your order.</p>`,
    )
  })

  test('names no other way in a shop without phone and email', () => {
    expect(textOf('/order-status-tracking')).toBe(
      '<p>This page needs JavaScript. Please turn it on in your browser, then open this page again.</p>',
    )
  })

  test('says nothing if it is not there', () => {
    expect(textOf('/checkout/cart', { status: 404 })).toBe('')
    expect(textOf('/checkout/cart', {}, null)).toBe('')
  })
})

describe('the start price', () => {
  const start_price = { product_type: 'canvas', regular_price: 29.5 }

  test('of a page without a hero is in its text', () => {
    const config = { gst_number: '123-456-789' }
    expect(textOf('/wall-art', { details: { start_price }, config })).toBe('<p>From N$29.50, GST included</p>')
  })

  test('of a shop without a GST number says nothing of GST', () => {
    expect(textOf('/wall-art', { details: { start_price } })).toBe('<p>From N$29.50</p>')
  })

  test('of a page with a hero is left out', () => {
    const content = '<div data-widget="hero" data-text="Made here"></div>'
    expect(textOf('/wall-art', { cms: { title: 'Wall art', content }, details: { start_price } })).toBe('')
  })
})

test('the specifications of a product have a heading', () => {
  const specifications = (technical_specifications: string) =>
    textOf('/photo-mug', {
      details: { type: 'PRODUCT', product: { ...canvasDetails.product, technical_specifications } },
    })
  expect(specifications('<p>330 ml</p>')).toBe('<h2>Technical specifications</h2><p>330 ml</p>')
  expect(specifications('')).toBe('')
})

test('a set has its parts, each product once, where its button leads', () => {
  const option = (uid: string, name: string, canonical_url: string) => ({
    uid,
    label: name,
    product: { name, canonical_url },
  })
  const items = [
    { title: 'Mug', options: [option('a', 'Photo mug', '/photo-mugs'), option('b', 'Photo mug', '/photo-mugs')] },
    { title: 'Coaster', options: [option('c', 'Photo coaster', 'javascript:alert(1)')] },
  ]
  const product = { sku: 'set', name: 'Set', price_rows: [], items }
  expect(textOf('/mug-and-coaster-set', { details: { type: 'PRODUCT', product } })).toBe(
    '<h2 id="in-this-set">In this set</h2><ul><li><a href="/photo-mugs">Photo mug</a></li><li>Photo coaster</li></ul>' +
      '<p>Please turn on JavaScript in your browser to order it.</p>',
  )
})

test('a video without a safe address has its name and description', () => {
  const videos = [
    { name: 'Stretching', embedUrl: 'https://video.example/7' },
    { name: 'Packing', description: 'In cardboard' },
  ]
  expect(textOf('/faq', { details: { videos } })).toBe(
    '<p><a href="https://video.example/7">Video: Stretching</a></p><h2>Video: Packing</h2><p>In cardboard</p>',
  )
})

test('the blog has links to its categories and posts', () => {
  const blogPosts = [{ url_key: 'five-gifts', title: 'Five gifts', short_content: 'For less than N$30.' }]
  const blogCategories = [
    { name: 'Walls', url_key: 'walls' },
    { name: 'Gift ideas', url_key: 'gift-ideas' },
  ]
  expect(textOf('/blog', { blog: { blogPosts, blogCategories } })).toBe(
    '<p><a href="/blog/walls">Walls</a></p><p><a href="/blog/gift-ideas">Gift ideas</a></p>' +
      '<p><a href="/blog/five-gifts">Five gifts</a></p><p>For less than N$30.</p>',
  )
})

test('products of a category after the first four are a list with their prices', () => {
  const amount = (value: number) => ({ minimum_price: { regular_price: { value }, final_price: { value } } })
  const prices = [10, 11, 12, 13, 16.5, 0]
  const items = prices.map((value, at) => ({
    name: `Mug ${at + 1}`,
    canonical_url: `/mug-${at + 1}`,
    price_range: amount(value),
  }))
  expect(textOf('/mugs', { cms: { title: 'Mugs' }, details: { listing: { items } } })).toBe(
    '<ul><li><a href="/mug-5">Mug 5</a> from N$16.50</li><li><a href="/mug-6">Mug 6</a></li></ul>',
  )
})

test('a link to a page of the shop that is not safe is left out', () => {
  const sitePages = [
    { path: '/faq', name: 'FAQ' },
    { path: 'javascript:alert(1)', name: 'Bad' },
  ]
  const html = textOf('/sitemap', { cms: { title: 'All pages' }, blog: { sitePages } })
  expect(html).toMatch(/^<ul><li><a href="\/faq">FAQ<\/a><\/li>/)
  expect(html).not.toContain('Bad')
})

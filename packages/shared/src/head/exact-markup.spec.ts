import { describe, expect, it } from 'vitest'
import { phoneHref, phoneText } from '../first-view/navigation'
import { parseHtml } from '../html/parse-html'
import { routeOf } from '../routes'
import { headerHtml } from '../testing/header'
import { bare } from '../testing/markup'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt, SITE } from '../testing/page'
import { firstView } from '../view/document/first-view'
import { absolute, canonicalOf } from './address'
import { escapeHtml, plainText, scriptJson } from './escape'
import { outlineOf, textOf } from './outline'
import { renderHead } from './render-head'

type Parts = Parameters<typeof pageAt>[1]

const viewOf = (path: string, parts: Parts): string =>
  bare(firstView(pageAt(path, parts), routeOf(path), NOW).replace(/<header.*<\/header>/s, ''))

const headerOf = (path: string, parts: Parts): string => bare(headerHtml(pageAt(path, parts), NOW))

const PICTURE_HTML =
  '<div><picture><source type="image/avif" srcset="400.avif 400w, 800.avif 800w, 1200.avif 1200w, 1600.avif 1600w">' +
  '<source type="image/webp" srcset="400.webp 400w, 800.webp 800w, 1200.webp 1200w, 1600.webp 1600w">' +
  '<img src="800.webp" alt="A canvas" width="1600" height="1200" fetchpriority="high" decoding="sync"></picture></div>'

describe('the markup of the first view', () => {
  it('is title, text, price, button and picture for a page with a product', () => {
    expect(viewOf('/canvas-prints', { cms: canvasCms, details: canvasDetails })).toBe(
      `<main><section><div>${PICTURE_HTML}</div><div><h1>Canvas prints</h1><p>Made here</p>` +
        '<p>Starts at <span><span>N$29.50</span></span></p><div id="sizes"><div><div><span>Size</span><div>' +
        '<div><span>20 × 20 cm</span><span>N$29.50</span></div><div><span>60 × 90 cm</span><span>N$99.00</span></div>' +
        '</div></div></div><div data-buy-bar="true"><div></div><a href="/uploadchoice?sku=canvas-print">Start Order</a></div>' +
        '</div></div></section></main>',
    )
  })

  it('has space for thumbnails, no choices and OUT OF STOCK where the product is so', () => {
    const media_gallery = [{ url: `${PICTURE.replace('room', 'corner')}`, label: 'Corner' }]
    const product = { ...canvasDetails.product, media_gallery, options: [], stock_status: 'OUT_OF_STOCK' }
    expect(viewOf('/canvas-prints', { cms: canvasCms, details: { ...canvasDetails, product } })).toMatch(
      /<\/picture><\/div><div><\/div><\/div><div><h1>.*<div id="sizes"><div data-buy-bar="true"><div><\/div><button type="button" disabled="">OUT OF STOCK<\/button><\/div><\/div>/,
    )
  })

  it('has the regular price before a lower one', () => {
    const row = {
      option_uids: ['s'],
      quantity_from: 1,
      price: { value: 20 },
      regular_price: { value: 25 },
      offer_from: '2026-11-01T00:00:00Z',
      offer_to: '2026-12-01T00:00:00Z',
    }
    const details = { ...canvasDetails, product: { ...canvasDetails.product, price_rows: [row] } }
    expect(viewOf('/canvas-prints', { cms: canvasCms, details })).toContain(
      '<p>Starts at <span><s><span>Usually </span>N$25.00</s><span>, now </span><wbr><span>N$20.00</span></span></p>',
    )
  })

  it('has a second link on the home page', () => {
    expect(viewOf('/', { cms: canvasCms })).toBe(
      '<main><section><div><h1>Canvas prints</h1><p>Made here</p><div><a href="#products">Start Order</a>' +
        `<a href="/start-with-a-photo">Start with a photo</a></div></div>${PICTURE_HTML}</section></main>`,
    )
  })

  it('is the title alone for a page without a hero', () => {
    expect(viewOf('/faq', { cms: { title: 'Questions & answers', content: '<p>x</p>' } })).toBe(
      '<main><div><h1>Questions &amp; answers</h1></div></main>',
    )
  })
})

const HEADER_BAR =
  '<div><div><a href="/"><svg/><span>Brand</span></a><div><search><form action="/catalogsearch/result"><input type="search" aria-label="Search" ' +
  'placeholder="Search" maxlength="128" autocomplete="off" name="q"><button type="submit" aria-label="Search"><svg/></button>' +
  '</form></search><a href="/catalogsearch/result" aria-label="Search"><svg/></a>' +
  '<a href="/customer/login" aria-label="Account"><svg/></a><a href="/checkout/cart"><svg/><span>Cart</span></a>' +
  '<button type="button" aria-label="Menu"><svg/></button></div></div></div>'
const STRIP_END =
  '<a href="/reviews"><span aria-hidden="true">☆☆☆☆☆</span>Reviews</a><a href="/contact-us">Help</a><a href="/wishlist">Wishlist</a><div></div></div></div></div>'

describe('the markup of the header', () => {
  it('has reviews, search, account, cart and menu', () => {
    expect(headerOf('/', {})).toBe(`<header><div><div><div>${STRIP_END}${HEADER_BAR}</header>`)
  })

  it('has the main menu as links, on phones without script below the bar', () => {
    const menu = [
      { label: 'Wall <art>', path: '/canvas-products', hasPanel: true },
      { label: 'Offers', path: '/coupons-codes-and-deals', hasPanel: false },
    ]
    const nav =
      '<nav aria-label="Products"><ul><li><a href="/canvas-products">Wall &lt;art&gt;</a></li>' +
      '<li><a href="/coupons-codes-and-deals">Offers</a></li></ul></nav>'
    const html = bare(headerHtml({ ...pageAt('/', {}), menu }, NOW))
    expect(html).toBe(
      `<header><div><div><div>${STRIP_END}${HEADER_BAR.replace('</a><div><search>', `</a>${nav}<div><search>`).replace(
        /<\/div>$/,
        `<noscript>${nav.replace('"Products"', '"Product families"')}</noscript></div>`,
      )}</header>`,
    )
  })

  it('has the offer with space for its countdown, the phone and the notice', () => {
    const offer = {
      sale_title: 'Mug <week>',
      offer_text: '20 % off & more',
      offer_end_date: '2026-11-25T00:00:00Z',
      show_timer: true,
      store_notice: ' Closed on <Friday> ',
    }
    expect(headerOf('/', { config: { store_phone: '09 555 0142' }, offer })).toBe(
      '<header><div><div><p><strong>Mug &lt;week&gt;</strong><span>20 % off &amp; more</span><span></span></p>' +
        `<div><a href="tel:+6495550142">09\u00a0555\u00a00142</a>${STRIP_END}<p>Closed on &lt;Friday&gt;</p>${HEADER_BAR}</header>`,
    )
  })

  it('has the last day of an offer that ends in more than a week', () => {
    const offer = { sale_title: 'Mug week', offer_end_date: '2027-06-30T12:00:00Z', show_timer: true }
    expect(headerOf('/', { offer })).toContain(
      '<span><span>Until <span id="offer-last-day">Wed 30 June</span></span></span>',
    )
  })

  it('has an offer without its end where no countdown is shown', () => {
    const offer = { sale_title: 'Mug week', offer_end_date: '2026-12-01T00:00:00Z', show_timer: false }
    expect(headerOf('/', { offer })).toContain('<div><div><p><strong>Mug week</strong></p><div>')
  })

  it('has the categories of the blog around its mark', () => {
    const page = pageAt('/blog', {})
    const blogCategories = ['Walls', 'Mugs & cups', 'Gifts'].map((name, at) => ({ name, path: `/blog/${at}` }))
    expect(bare(headerHtml({ ...page, blogCategories }, NOW))).toBe(
      `<header><div><div><div>${STRIP_END}${HEADER_BAR}<nav aria-label="Blog"><ul><li><a href="/blog/0">Walls</a></li>` +
        '<li><a href="/blog/1">Mugs &amp; cups</a></li><li><a href="/blog"><svg/>Brand blog</a></li>' +
        '<li><a href="/blog/2">Gifts</a></li></ul></nav></header>',
    )
  })
})

describe('a phone number', () => {
  it.each([
    ['09 555 0142', 'tel:+6495550142'],
    ['0800 555 014', 'tel:0800555014'],
    ['+64 9 555 0142', 'tel:+6495550142'],
    ['(03) 555-01', 'tel:+64355501'],
  ])('%s is the link %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })

  it('does not break over two lines', () => {
    expect(phoneText('09 555 0142')).toBe('09\u00a0555\u00a00142')
  })
})

describe('text in markup', () => {
  it('is escaped', () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
    expect(escapeHtml('a\u0000b\tc\nd\re')).toBe('a b\tc\nd e')
  })

  it('is escaped in JSON', () => {
    expect(scriptJson({ a: '</script>\u2028\u2029' })).toBe('{"a":"\\u003c/script>\\u2028\\u2029"}')
  })

  it.each([
    ['  two\n words\t', 20, 'two words'],
    ['exactly ten', 11, 'exactly ten'],
    ['exactly tens', 11, 'exactly…'],
    ['a verylongword', 10, 'a verylon…'],
    ['12345 7890123', 10, '12345 789…'],
    ['123456 890123', 10, '123456…'],
    ['abcd😀fgh', 6, 'abcd…'],
    ['abc 😀fgh', 6, 'abc…'],
    ['ab😀cdefghij', 8, 'ab😀cde…'],
  ])('%j of at most %i characters is %j', (text, max, cut) => {
    expect(plainText(text, max)).toBe(cut)
  })
})

describe('an outline', () => {
  it('has headings, text and links in their order, and marks a link in a sentence', () => {
    const html =
      '<h2>Sizes &amp; prices</h2><!-- no --><p>One two</p><p><a href="/faq">Ask</a> us</p>' +
      '<a href="javascript:x">No</a><style>p{}</style><div data-title="Title" data-question="How?"></div>a < b'
    expect(outlineOf(html, parseHtml)).toEqual([
      { kind: 'heading', text: 'Sizes & prices', href: undefined },
      { kind: 'text', text: 'One two', href: undefined },
      { kind: 'link', text: 'Ask', href: '/faq' },
      { kind: 'text', text: 'us', href: undefined, continues: true },
      { kind: 'text', text: 'No', href: undefined },
      { kind: 'text', text: 'Title', href: undefined },
      { kind: 'text', text: 'How?', href: undefined },
      { kind: 'text', text: 'a < b', href: undefined },
    ])
    expect(textOf('<p>One</p><p>two</p>', parseHtml)).toBe('One two')
  })

  it('is not split at tags inside a line', () => {
    expect(
      outlineOf(
        '<h2>Sizes &amp; <b>prices</b> <small>with GST</small></h2><p>An <em>un</em>framed print.</p>',
        parseHtml,
      ),
    ).toEqual([
      { kind: 'heading', text: 'Sizes & prices with GST', href: undefined },
      { kind: 'text', text: 'An unframed print.', href: undefined },
    ])
  })
})

describe('an address', () => {
  it.each([
    ['/a?b=1', 'https://shop.example/a?b=1'],
    ['a', 'https://shop.example/a'],
    ['http://other.example/', 'http://other.example/'],
    ['mailto:a@b.example', null],
    ['http://', null],
  ])('%s is %s', (address, url) => {
    expect(absolute(address, SITE)).toBe(url)
  })

  it.each([
    ['/a', null, 'https://shop.example/a'],
    ['/a', '/b?x=1#y', 'https://shop.example/b'],
    ['/a', 'mailto:x', 'https://shop.example/a'],
    ['/home', null, 'https://shop.example/'],
    ['/a', 'https://other.example/home', 'https://other.example/home'],
  ])('of %s with the canonical %s is %s', (path, wanted, canonical) => {
    expect(canonicalOf(path, wanted, SITE)).toBe(canonical)
  })
})

it('a head is one tag a line, escaped', () => {
  const html = renderHead({
    title: 'A & B',
    robots: 'INDEX,FOLLOW',
    meta: [{ kind: 'property', key: 'og:title', content: '"A"' }],
    links: [
      { rel: 'canonical', href: 'https://shop.example/?a&b' },
      { rel: 'alternate', href: 'https://shop.example/', hreflang: 'en-nz' },
    ],
    jsonLd: [{ '@type': 'Thing' }],
  })
  expect(html.replaceAll(/ data-head(?:="[^"]*")?/g, '').split('\n')).toEqual([
    '<title>A &amp; B</title>',
    '<meta name="robots" content="INDEX,FOLLOW">',
    '<meta property="og:title" content="&quot;A&quot;">',
    '<link rel="canonical" href="https://shop.example/?a&amp;b">',
    '<link rel="alternate" hreflang="en-nz" href="https://shop.example/">',
    '<script type="application/ld+json">{"@type":"Thing"}</script>',
  ])
})

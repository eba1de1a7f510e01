import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstViewClasses } from '../first-view/classes'
import { parseHtml } from '../html/parse-html'
import { routeOf } from '../routes'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt, SITE } from '../testing/page'
import { firstView } from '../view/document/first-view'
import { escapeHtml, plainText, scriptJson } from './escape'
import { headFor } from './head-for'
import { noScript } from './no-script'
import { outlineOf } from './outline'
import { preloads } from './preloads'
import { renderHead } from './render-head'

const canvas = pageAt('/canvas-prints', { cms: canvasCms, details: canvasDetails })
const route = routeOf('/canvas-prints')

describe('escaping', () => {
  test('leaves no character that ends an attribute, a text node or a script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|(?![\t\n])\p{Cc}/u)
        expect(scriptJson({ text })).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.parse(scriptJson({ text }))).toEqual({ text })
      }),
    )
  })

  test('keeps CMS text inside its tag', () => {
    const evil = '"></title></script><script>alert(1)</script>'
    const page = pageAt('/x', { cms: { meta_title: evil, meta_description: evil, meta_keywords: evil, title: evil } })
    const html = renderHead(
      headFor({ route: routeOf('/x'), path: '/x', page, site: SITE, now: NOW, readHtml: parseHtml }),
    )
    expect(html).not.toContain('<script>')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  test('cuts between words and never inside a character', () => {
    expect(plainText('one two three', 9)).toBe('one two…')
    expect(plainText(`${'a'.repeat(8)}😀😀`, 10)).toBe('aaaaaaaa…')
    expect(plainText(' a\n b ', 9)).toBe('a b')
  })
})

test('every tag of the head has the attribute by which the web finds it', () => {
  const html = renderHead(
    headFor({ route, path: '/canvas-prints', page: canvas, site: SITE, now: NOW, readHtml: parseHtml }),
  )
  expect(html.match(/<(?:title|meta|link|script)\b/g)?.length).toBe(html.match(/data-head/g)?.length)
})

describe('the first view', () => {
  test('is header, h1 and the largest picture with its sources', () => {
    const html = firstView(canvas, route, NOW)
    expect(html.match(/<h1\b[^>]*>Canvas prints<\/h1>/)).not.toBeNull()
    expect(html.match(/<img\b/g)).toHaveLength(1)
    expect(html).toContain('type="image/avif"')
    expect(html).toMatch(/width="1600" height="1200" fetchpriority="high" decoding="sync"/i)
    expect(html).toContain('N$29.50')
    expect(html).toContain('href="/uploadchoice?sku=canvas-print"')
    expect(html).not.toMatch(/style=|<script/)
  })

  test('is the heading only for a page without a hero', () => {
    const html = firstView(pageAt('/faq', { cms: { title: 'FAQ', content: '<p>x</p>' } }), routeOf('/faq'), NOW)
    expect(html).toContain('>FAQ</h1>')
    expect(html).not.toContain('<img')
  })

  test('of a product and of a blog post is their picture', () => {
    const product = { ...canvasDetails.product, media_gallery: [{ url: PICTURE, label: 'A canvas' }] }
    const details = { ...canvasDetails, type: 'PRODUCT', product }
    const html = firstView(pageAt('/a-canvas', { details }), routeOf('/a-canvas'), NOW)
    expect(html).toContain('alt="A canvas"')
    expect(html).toContain('href="/uploadchoice?sku=canvas-print"')
    const blog = { blogPost: { url_key: 'p', title: 'A post', image: PICTURE, short_content: 'Words' } }
    const post = firstView(pageAt('/blog/p', { blog }), routeOf('/blog/p'), NOW)
    expect(post).toContain('<h1')
    expect(post).toContain('Words')
    expect(post).not.toContain(firstViewClasses.heroAction)
  })

  test('of a sold-out product has "Sold out" in place of the button', () => {
    const product = { ...canvasDetails.product, stock_status: 'OUT_OF_STOCK' }
    const html = firstView(
      pageAt('/canvas-prints', { cms: canvasCms, details: { ...canvasDetails, product } }),
      route,
      NOW,
    )
    expect(html).toContain('>OUT OF STOCK</button>')
    expect(html).toMatch(/<button[^>]* disabled=""/)
    expect(html).not.toContain('Start Order')
  })

  test.each([
    ['/checkout/cart', 200, 'Your cart'],
    ['/checkout', 200, 'Checkout'],
    ['/order-status-tracking', 200, 'Track your order'],
    ['/order-bps', 200, 'Order business prints and signs'],
    ['/catalogsearch/result', 200, 'Results for “a &lt;frame&gt;”'],
    ['/uploadchoice', 200, 'Design your wall print'],
    ['/nothing', 404, 'Oops! This page is lost or may have been moved.'],
    ['/photo-mugs', 501, 'This page is not built yet'],
  ])('of a page without data is header and heading: %s (%s)', (path, status, heading) => {
    const html = firstView(pageAt(path, { status }), routeOf(path), NOW, new URLSearchParams({ q: ' a <frame> ' }))
    expect(html).toMatch(/^<header\b/)
    expect(html).toContain(`>${heading}</h1>`)
  })

  test('of a design tool has no strip above the bar', () => {
    const config = { store_phone: '09 123 4567' }
    const viewOf = (path: string) => firstView(pageAt(path, { config }), routeOf(path), NOW)
    expect(viewOf('/checkout')).toContain('tel:')
    expect(viewOf('/uploadchoice')).not.toContain('tel:')
  })

  test('the preload has the picture that the page requests', () => {
    const srcset = /imagesrcset="([^"]+)"/.exec(preloads(canvas))?.[1]
    expect(srcset).toContain(PICTURE.replace('1600.webp', '800.avif 800w'))
    expect(firstView(canvas, route, NOW)).toContain(`srcSet="${srcset}"`)
    expect(preloads(pageAt('/faq', { cms: { title: 'FAQ' } }))).toBe('')
  })
})

describe('without JavaScript', () => {
  test('the page has options, text and links below its first view, and nothing twice', () => {
    const html = noScript(canvas, null)
    expect(html).not.toMatch(/<h1|N\$29\.50|Made here|A canvas/)
    expect(html).toContain('<h2>Sizes &amp; prices</h2>')
    expect(html).toContain('<p>Every canvas is stretched by hand. <a href="/faq">Questions</a></p>')
    expect(html).toContain('<p>How long?</p>')
    expect(html).not.toContain('<img')
  })

  test('questions, videos, specifications and posts are text and links', () => {
    const details = {
      ...canvasDetails,
      product: { ...canvasDetails.product, technical_specifications: '<ul><li>380 gsm</li></ul>' },
      qa: { items: [{ question: 'Is it <heavy>?', answer: 'No.' }] },
      videos: [
        { name: 'Stretching', src: '/videos/a.mp4', description: 'By hand' },
        { name: 'Bad', src: 'javascript:alert(1)' },
      ],
    }
    const html = noScript(pageAt('/canvas-prints', { cms: canvasCms, details }), null)
    expect(html).toContain('<h2>Technical specifications</h2><p>380 gsm</p>')
    expect(html).toContain('<h2>Is it &lt;heavy&gt;?</h2><p>No.</p>')
    expect(html).toContain('<p><a href="/videos/a.mp4">Video: Stretching</a></p><p>By hand</p>')
    expect(html).toContain('<h2>Video: Bad</h2>')
    const blog = { blogPosts: [{ url_key: 'a b', title: 'A post', short_content: 'Words' }], blogCategories: [] }
    expect(noScript(pageAt('/blog', { blog }), null)).toContain('<p><a href="/blog/a%20b">A post</a></p><p>Words</p>')
  })

  test('the markup stays below 12 KB with content of any length', () => {
    const long = {
      ...canvasCms,
      content: '<p>ā “word” &amp; more</p>'.repeat(50_000),
      content_heading: 'ā'.repeat(9000),
    }
    const options = Array.from({ length: 50 }, (_, at) => ({
      uid: String(at),
      title: 'ā'.repeat(500),
      value: Array.from({ length: 200 }, () => ({ uid: 'v', title: 'ā'.repeat(200) })),
    }))
    const product = { ...canvasDetails.product, options }
    const html = noScript(pageAt('/x', { cms: long, details: { ...canvasDetails, product } }), null)
    expect(new TextEncoder().encode(html).length).toBeLessThan(12_288)
  })

  test('a list of all pages is complete, and every page links to it', () => {
    const sitePages = Array.from({ length: 2000 }, (_, at) => ({ path: `/p-${at}`, name: `Page <${at}>` }))
    const html = noScript(pageAt('/sitemap', { cms: canvasCms, blog: { sitePages } }), null)
    expect(html.match(/<li><a href="\/p-/g)).toHaveLength(2000)
    expect(html).toContain('<a href="/p-7">Page &lt;7&gt;</a>')
    expect(html).toContain('<a href="/checkout/cart">')
    expect(noScript(canvas, null)).toContain('<a href="/sitemap">All pages</a>')
    const form = noScript(pageAt('/gift-certificate', {}), routeOf('/gift-certificate'))
    expect(form).toContain('<p>Give N$10 to N$1,500')
    expect(noScript(canvas, null)).not.toContain('<ul>')
  })

  test('the cart says that it needs a script, and how to order without', () => {
    const page = pageAt('/checkout/cart', { config: { store_phone: '09 123 4567', store_email: 'us@shop.example' } })
    const html = noScript(page, routeOf('/checkout/cart'))
    expect(html).toContain('<p>Your cart needs JavaScript.')
    expect(html).toContain('<a href="tel:+6491234567">09\u00a0123\u00a04567</a>')
    expect(html).toContain('<a href="mailto:us@shop.example">')
    expect(noScript(canvas, routeOf('/canvas-prints'))).not.toContain('JavaScript')
  })

  test('scripts, comments and unsafe links of the content are left out', () => {
    const parts = outlineOf(
      '<script>a()</script><!-- b --><a href="javascript:x">c</a><a href="//e.example">d</a><style>e',
      parseHtml,
    )
    expect(parts).toEqual([
      { kind: 'text', text: 'c' },
      { kind: 'text', text: 'd', continues: true },
    ])
  })

  test('any content is read to its end, and no tag of it is in the markup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', '"', "'", 'a', '<a href="', '<script', '-->', '<!--', '&lt;', '/')),
        (bits) => {
          const html = noScript(pageAt('/x', { cms: { title: 'X', content: bits.join('') } }), null)
          expect(html.replace(/<\/?(?:noscript|h1|h2|p|a|div|ul|li)(?: (?:href|class)="[^"<>]*")?>/g, '')).not.toMatch(
            /[<>]/,
          )
        },
      ),
    )
  })
})

import { firstView, preloads } from '@kea/shared/head/first-view'
import type { ProductData } from '@kea/shared/page/page-data'
import { toSettings } from '@kea/shared/page/settings'
import { routeOf } from '@kea/shared/routes'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt } from '@kea/shared/testing/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Promises } from './Promises'
import { Stage } from './Stage'

vi.mock('~/features/scheduling/use-when-needed', () => ({ useAfterFirstView: () => false }))

const price = (uid: string, value: number, quantity = 1) => ({
  option_uids: [uid],
  quantity_from: quantity,
  price: { value },
})

/** The canvas page with changes to its product. */
const canvas = (product: Partial<ProductData> = {}, start_price = {}) =>
  pageAt('/canvas-prints', {
    details: {
      ...canvasDetails,
      product: { ...canvasDetails.product, ...product },
      ...(Object.keys(start_price).length > 0 && { start_price: { product_type: 'canvas', ...start_price } }),
    },
    cms: canvasCms,
    config: { store_email: 'hello@shop.example' },
  })

function draw(page = canvas()): string {
  const { hero, product } = page
  if (!hero || !product) throw new Error('the page has no stage')
  const stage = createElement(Stage, { page, hero, product })
  const inside = createElement(MemoryRouter, null, stage)
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, inside))
  return html.replaceAll('<!-- -->', '')
}

/** What stands below the stage: delivery and guarantee. */
function promises(config: Parameters<typeof toSettings>[0], change: Partial<ProductData>, cents: number): string {
  const { product } = canvas({ ready_within: 3, ...change })
  if (!product) throw new Error('the page has no product')
  const inside = createElement(Promises, { settings: toSettings(config), product, cents })
  return renderToStaticMarkup(createElement(MemoryRouter, null, inside))
}

describe('the stage of a product', () => {
  it('shows its title, its price after Starts at, and its button', () => {
    const html = draw()
    expect(html).toMatch(/<h1 [^>]*>Canvas prints<\/h1>/)
    expect(html).toMatch(/<p [^>]*>Starts at <span/)
    expect(html).toMatch(/<a [^>]*>Start Order<\/a>/)
  })

  it('has an aspect ratio of 824 × 485', () => {
    expect(draw()).toMatch(/<div class="[^"]*lg:aspect-\[824\/485\][^"]*"><picture>/)
  })

  it('shows the offer price, and the regular price struck through', () => {
    const offer = { ...price('s', 25), regular_price: { value: 29.5 }, offer_to: '2027-01-01T00:00:00Z' }
    const html = draw(canvas({ price_rows: [offer] }, { regular_price: 29.5, special_price: 25 }))
    expect(html).toMatch(/Starts at <span[^>]*><s [^>]*>.*N\$29\.50<\/s>.*N\$25\.00/)
  })

  it('shows no order link for a product that is out of stock', () => {
    const html = draw(canvas({ stock_status: 'OUT_OF_STOCK' }))
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>OUT OF STOCK<\/button>/)
    expect(html).not.toMatch(/Start Order|online yet|Order by email/)
    expect(draw()).toContain('Start Order')
  })

  it('has a price for each size and for the choice, and links to the design tool', () => {
    const html = draw()
    expect(html.match(/N\$29\.50/g)).toHaveLength(3)
    expect(html.match(/N\$99\.00/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/uploadchoice\?sku=canvas-print&amp;options=s"[^>]*>Start Order</)
  })

  it('says once whether delivery is free: the methods of a postcode agree with the line beside them', () => {
    vi.stubGlobal('localStorage', { getItem: () => '1010', setItem: () => {} })
    const config = {
      free_shipping_price: '29.5',
      SHIPPING_VALUE: '7.95',
      free_ship_methods: 'standard',
      standard_ship_days: '3–5',
      standard_ship_price: 'N$7.95',
      express_ship_days: '1–2',
      express_ship_price: 'N$14.95',
    }
    const at = (cents: number) => promises(config, {}, cents)
    expect(at(2950)).toContain('Standard shipping is free for this choice.')
    expect(at(2950)).toMatch(/Standard<\/span>[^/]*<\/span><span class="tabular-nums">Free</)
    expect(at(2950)).toContain('N$14.95')
    expect(at(2949)).toContain('Standard shipping costs N$7.95.')
    expect(at(2949)).toMatch(/Standard<\/span>[^/]*<\/span><span class="tabular-nums">N\$7\.95</)
    vi.unstubAllGlobals()
  })

  it.each([
    ['is asked for', { sku: 'kia-ora-neon-sign', personalisation: null }],
    ['is ordered by email', { personalisation: null }],
    ['is sold out', { stock_status: 'OUT_OF_STOCK' }],
  ] satisfies [string, Partial<ProductData>][])('promises no day and no delivery price for what %s', (_, product) => {
    vi.stubGlobal('localStorage', { getItem: () => '1010', setItem: () => {} })
    const config = {
      free_shipping_price: '99',
      SHIPPING_VALUE: '7.95',
      standard_ship_days: '3–5',
      standard_ship_price: 'N$7.95',
    }
    const html = promises(config, product, 2950)
    expect(html).toContain('Something wrong? We reprint or refund.')
    expect(html).not.toMatch(/postcode|Arrives by|Standard|shipping/i)
    expect(promises(config, {}, 2950)).toMatch(/Your postcode.*Arrives by/)
    vi.unstubAllGlobals()
  })

  it('names the lower prices of larger quantities', () => {
    expect(draw()).toContain('>5 for N$25.00 each <')
  })

  it('shows prices and an email link for a product without a design tool', () => {
    const html = draw(canvas({ sku: 'photo-pillow', name: 'Photo pillow', personalisation: null }))
    expect(html).toContain('You can’t order this online yet.')
    expect(html).toMatch(
      /href="mailto:hello@shop\.example\?subject=Photo%20pillow%2C%2020%20%C3%97%2020%20cm"[^>]*>Order by email</,
    )
    expect(html).not.toContain('OUT OF STOCK')
  })

  it('links to the form of a product with a form', () => {
    const html = draw(canvas({ sku: 'mini-easel', personalisation: null }))
    expect(html).toMatch(
      /href="\/order-es\?sku=mini-easel&amp;choice=Size%3A%2020%20%C3%97%2020%20cm"[^>]*>Ask for this easel</,
    )
    expect(html).not.toContain('Email us')
  })

  it('has a price on request for a product without prices, and no line above it without a choice', () => {
    const page = canvas({ sku: 'x-neon-sign', personalisation: null, price_rows: [], options: [] })
    const html = draw(page)
    expect(html).toContain('>Price on request<')
    expect(html).toMatch(/lg:first:border-t-0[^>]*>/)
    expect(html).toMatch(/id="sizes" class="[^"]*"><div class="flex items-center/)
  })

  it('asks for a required option while the choice has no price', () => {
    const html = draw(canvas({ price_rows: [price('l', 99)] }))
    expect(html).toContain('Please choose: size')
    expect(html).not.toContain('OUT OF STOCK')
  })

  it('reserves space for thumbnails if there are more pictures', () => {
    const second = PICTURE.replace('canvas-room', 'canvas-corner')
    const html = draw(canvas({ media_gallery: [{ url: second, label: 'Corner' }] }))
    expect(html).toMatch(/<\/picture><\/div><div class="[^"]*h-14[^"]*"><\/div>/)
    expect(draw()).not.toContain('h-14')
  })
})

describe('the first view that the edge sends', () => {
  const route = routeOf('/canvas-prints')
  const classesOf = (html: string) =>
    [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.replace(/ relative cursor-pointer.*/, ''))
  /** Without what only the web has: the price of the choice, inputs, the zoom button. */
  const geometry = (html: string) =>
    classesOf(
      html
        .replace(/<header.*<\/header>|<\/?main[^>]*>/gs, '')
        .replace(/(<div [^>]*class="min-w-0 flex-1">).*?<\/div>/s, '$1</div>')
        .replace(/<input[^>]*>/g, '')
        .replace(/<div class="absolute.*?<\/div>/s, '')
        .replace(/<div class="min-h-\d+ [^"]*"><\/div>/, ''),
    )

  it('has the class names of the stage, in the same order', () => {
    expect(geometry(firstView(canvas(), route, NOW))).toEqual(geometry(draw()))
  })

  it('has the colours of a choice before its title, like the stage', () => {
    const swatch = ['#f0382e', '#ff8a2a']
    const colour = { uid: 'colour', title: 'Colour', value: [{ uid: 'r', title: 'Red with orange', swatch }] }
    const page = canvas({ options: [...(canvasDetails.product?.options ?? []), colour] })
    const drawn = /<svg class="[^"]*"( viewBox="0 0 26 16".*?)<\/svg>Red with orange</s
    const [, circles = ''] = drawn.exec(draw(page)) ?? []
    expect([...circles.matchAll(/cx="(\d+)" cy="8" r="7" fill="(#\w+)"/g)].map(([, x, fill]) => [x, fill])).toEqual([
      ['8', '#f0382e'],
      ['18', '#ff8a2a'],
    ])
    expect(drawn.exec(firstView(page, route, NOW))?.[1]).toBe(circles)
  })

  it('preloads the picture at the size of the stage', () => {
    const sizes = /imagesizes="([^"]+)"/.exec(preloads(canvas()))?.[1]
    expect(sizes).toContain('100vw')
    expect(draw()).toContain(`sizes="${sizes}"`)
  })
})

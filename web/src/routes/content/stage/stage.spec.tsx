import { preloads } from '@kea/shared/head/preloads'
import type { Page } from '@kea/shared/page/page'
import type { ProductData } from '@kea/shared/page/page-data'
import { toSettings } from '@kea/shared/page/settings'
import { routeOf } from '@kea/shared/routes'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt } from '@kea/shared/testing/page'
import { firstView } from '@kea/shared/view/document/first-view'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { textsOf } from '~/ui/testing/drawn'
import { Promises } from './Promises'
import { Stage } from './Stage'

vi.mock('~/features/scheduling/use-when-needed', () => ({ useAfterFirstView: () => false, useWhenNeeded: () => false }))

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

function draw(page = canvas()): HTMLElement {
  const { hero, product } = page
  if (!hero || !product) throw new Error('the page has no stage')
  return render(
    <Shop client={new QueryClient()}>
      <Stage page={page} hero={hero} product={product} />
    </Shop>,
  ).container
}

/** What stands below the stage: delivery and guarantee. */
function promises(config: Parameters<typeof toSettings>[0], change: Partial<ProductData>, cents: number): string {
  const { product } = canvas({ ready_within: 3, ...change })
  if (!product) throw new Error('the page has no product')
  return render(
    <Shop>
      <Promises settings={toSettings(config)} product={product} cents={cents} />
    </Shop>,
  ).container.textContent
}

/** The links, and the buttons, with these words. */
const linksNamed = (page: HTMLElement, words: string) =>
  [...page.querySelectorAll('a')].filter(({ textContent }) => textContent === words)
const countOf = (page: HTMLElement, words: string) => page.textContent.split(words).length - 1

afterEach(() => vi.unstubAllGlobals())

describe('the stage of a product', () => {
  it('shows its title, its price after Starts at, and its button', () => {
    const stage = draw()
    expect(textsOf(stage, 'h1')).toEqual(['Canvas prints'])
    const prices = [...stage.querySelectorAll('p > span')].map(({ parentElement }) => parentElement?.textContent)
    expect(prices.filter((text) => text?.startsWith('Starts at N$'))).toHaveLength(1)
    expect(linksNamed(stage, 'Start Order')).toHaveLength(1)
  })

  it('has an aspect ratio of 824 × 485', () => {
    expect(draw().querySelector('picture')?.parentElement?.classList).toContain('lg:aspect-[824/485]')
  })

  it('shows the offer price, and the regular price struck through', () => {
    const offer = { ...price('s', 25), regular_price: { value: 29.5 }, offer_to: '2027-01-01T00:00:00Z' }
    const stage = draw(canvas({ price_rows: [offer] }, { regular_price: 29.5, special_price: 25 }))
    const [shown] = [...stage.querySelectorAll('p')].filter(({ textContent }) => textContent.startsWith('Starts at '))
    expect(shown?.querySelector('span > s')?.textContent).toContain('N$29.50')
    expect(shown?.textContent).toMatch(/N\$29\.50.*N\$25\.00/)
  })

  it('shows no order link for a product that is out of stock', () => {
    const stage = draw(canvas({ stock_status: 'OUT_OF_STOCK' }))
    expect(textsOf(stage, 'button:disabled')).toContain('OUT OF STOCK')
    expect(stage.textContent).not.toMatch(/Start Order|online yet|Order by email/)
    expect(draw().textContent).toContain('Start Order')
  })

  it('has a price for each size and for the choice, and links to the design tool', () => {
    const stage = draw()
    expect([countOf(stage, 'N$29.50'), countOf(stage, 'N$99.00')]).toEqual([3, 1])
    const [start] = linksNamed(stage, 'Start Order')
    expect(start?.getAttribute('href')).toBe('/uploadchoice?sku=canvas-print&options=s')
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
    expect(at(2950)).toMatch(/Standard[^N$]*Free/)
    expect(at(2950)).toContain('N$14.95')
    expect(at(2949)).toContain('Standard shipping costs N$7.95.')
    expect(at(2949)).toMatch(/Standard(?! shipping)[^$]*N\$7\.95/)
  })

  it.each([
    ['', 'North Island'],
    ['South Island', 'South Island'],
  ])('says without a postcode when it arrives in towns of an island: of the last order “%s”, %s', (kept, island) => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z'), toFake: ['Date'] })
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'island' ? kept : null), setItem: () => {} })
    expect(promises({ standard_ship_days: '3–5' }, {}, 2950)).toContain(
      `Arrives by Fri 11 December if you pay todayThat’s for ${island} towns. Enter your postcode for your own day.`,
    )
    for (const [config, product] of [
      [{ standard_ship_days: '3–5' }, { ready_within: null }],
      [{}, {}],
    ] satisfies [Record<string, string>, Partial<ProductData>][]) {
      const text = promises(config, product, 2950)
      expect(text).toContain('See when your order arrives.')
      expect(text).not.toContain('Arrives by')
    }
    vi.useRealTimers()
  })

  it('says another day when it is drawn again on the next day in New Zealand', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T10:59:00Z'), toFake: ['Date'] })
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
    const { product } = canvas({ ready_within: 3 })
    if (!product) throw new Error('the page has no product')
    const settings = toSettings({ standard_ship_days: '3–5' })
    const promises = () => (
      <Shop>
        <Promises settings={settings} product={product} cents={2950} />
      </Shop>
    )
    const { container, rerender } = render(promises())
    expect(container.textContent).toContain('Arrives by Fri 11 December')
    vi.setSystemTime(Date.parse('2026-12-01T11:00:00Z'))
    rerender(promises())
    expect(container.textContent).toContain('Arrives by Mon 14 December')
    vi.useRealTimers()
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
  })

  it('names the lower prices of larger quantities', () => {
    expect(draw().textContent).toContain('5 for N$25.00 each')
  })

  it('shows prices and an email link for a product without a design tool', () => {
    const stage = draw(canvas({ sku: 'photo-pillow', name: 'Photo pillow', personalisation: null }))
    expect(stage.textContent).toContain('You can’t order this online yet.')
    expect(linksNamed(stage, 'Order by email').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@shop.example?subject=Photo%20pillow%2C%2020%20%C3%97%2020%20cm',
    ])
    expect(stage.textContent).not.toContain('OUT OF STOCK')
  })

  it('links to the form of a product with a form', () => {
    const stage = draw(canvas({ sku: 'mini-easel', personalisation: null }))
    expect(linksNamed(stage, 'Ask for this easel').map((link) => link.getAttribute('href'))).toEqual([
      '/order-es?sku=mini-easel&choice=Size%3A%2020%20%C3%97%2020%20cm',
    ])
    expect(stage.textContent).not.toContain('Email us')
  })

  it('has a price on request for a product without prices, and no line above it without a choice', () => {
    const page = canvas({ sku: 'x-neon-sign', personalisation: null, price_rows: [], options: [] })
    const stage = draw(page)
    expect(textsOf(stage, '*')).toContain('Price on request')
    expect(stage.querySelector('.lg\\:first\\:border-t-0')).not.toBeNull()
    const first = stage.querySelector('#sizes')?.firstElementChild
    expect([first?.localName, ...[...(first?.classList ?? [])].slice(0, 2)]).toEqual(['div', 'flex', 'items-center'])
  })

  it('asks for a required option while the choice has no price', () => {
    const { textContent } = draw(canvas({ price_rows: [price('l', 99)] }))
    expect(textContent).toContain('Please choose: size')
    expect(textContent).not.toContain('OUT OF STOCK')
  })

  it('reserves space for thumbnails if there are more pictures', () => {
    const second = PICTURE.replace('canvas-room', 'canvas-corner')
    const stage = draw(canvas({ media_gallery: [{ url: second, label: 'Corner' }] }))
    const below = stage.querySelector('picture')?.parentElement?.nextElementSibling
    expect([below?.localName, below?.classList.contains('h-14'), below?.childNodes.length]).toEqual(['div', true, 0])
    expect(draw().querySelector('.h-14')).toBeNull()
  })
})

describe('the first view that the edge sends', () => {
  const route = routeOf('/canvas-prints')
  /** What the edge writes, as a document. */
  const written = (page: Page): HTMLElement => {
    const root = document.createElement('div')
    root.innerHTML = firstView(page, route, NOW)
    return root
  }
  /** The classes in their order, without what only the web has: the price of the choice, inputs, the zoom button. */
  const geometry = (drawn: HTMLElement) => {
    const root = drawn.cloneNode(true) as HTMLElement
    root.querySelector('header')?.remove()
    const gone = 'input, div.absolute, div[class^="min-h-"]:empty, div.min-w-0.flex-1 > *'
    for (const part of root.querySelectorAll(gone)) part.remove()
    return [...root.querySelectorAll('[class]:not(main)')].map((part) =>
      (part.getAttribute('class') ?? '').replace(/ relative cursor-pointer.*/, ''),
    )
  }

  it('has the class names of the stage, in the same order', () => {
    const classes = geometry(written(canvas()))
    expect(classes.length).toBeGreaterThan(10)
    expect(classes).toEqual(geometry(draw()))
  })

  it('has the colours of a choice before its title, like the stage', () => {
    const swatch = ['#f0382e', '#ff8a2a']
    const colour = { uid: 'colour', title: 'Colour', value: [{ uid: 'r', title: 'Red with orange', swatch }] }
    const page = canvas({ options: [...(canvasDetails.product?.options ?? []), colour] })
    const swatchIn = (root: HTMLElement) =>
      [...root.querySelectorAll('svg[viewBox="0 0 26 16"]')].find(
        ({ nextSibling }) => nextSibling?.textContent === 'Red with orange',
      )
    const drawn = swatchIn(draw(page))
    const circles = [...(drawn?.querySelectorAll('circle[cy="8"][r="7"]') ?? [])]
    expect(circles.map((circle) => [circle.getAttribute('cx'), circle.getAttribute('fill')])).toEqual([
      ['8', '#f0382e'],
      ['18', '#ff8a2a'],
    ])
    expect(swatchIn(written(page))?.innerHTML).toBe(drawn?.innerHTML)
  })

  it('preloads the picture at the size of the stage', () => {
    const preload = document.createElement('div')
    preload.innerHTML = preloads(canvas())
    const sizes = preload.querySelector('link[imagesizes]')?.getAttribute('imagesizes')
    expect(sizes).toContain('100vw')
    expect(draw().querySelector('picture [sizes]')?.getAttribute('sizes')).toBe(sizes)
  })
})

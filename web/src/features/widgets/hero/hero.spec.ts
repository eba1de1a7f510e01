import { heroExtrasOf, heroOf } from '@kea/shared/first-view/hero'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt } from '@kea/shared/testing/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Hero } from '../Hero'
import { PageOffers } from '../offers/OfferTicker'
import { Ticker } from '../offers/Ticker'
import { Extras } from './Extras'
import { LateExtras } from './LateExtras'

// The sanitiser needs a browser; what is tested here is which text comes to it.
vi.mock('../Prose', () => ({ ProseText: ({ html }: { html: string }) => html }))
vi.mock('../parse-content', () => ({ parseContent: () => [] }))
vi.stubGlobal('matchMedia', () => ({ matches: true }))

function draw<Props extends object>(component: ComponentType<Props>, props: Props): string {
  const inside = createElement(MemoryRouter, null, createElement(component, props))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, inside))
}

const details = {
  ...canvasDetails,
  start_price: { product_type: 'canvas-print', regular_price: 29.5, special_price: 25, discount_percent: 15 },
  review_data: { displayReview: 'own', displayQaLink: true, faqCount: 4, displayShopperLink: false },
}
const config = { average_rating: '4.8', total_reviews: '900' }
const offered = {
  ...details,
  product: {
    ...canvasDetails.product,
    personalisation: {
      tool: 'uploadchoice',
      definition: '{}',
      prices: [
        {
          option_uids: ['s'],
          quantity_from: 1,
          price: { value: 25 },
          regular_price: { value: 29.5 },
          offer_from: new Date(NOW).toISOString(),
          offer_to: '2027-01-01T00:00:00Z',
        },
      ],
    },
  },
}
const page = pageAt('/canvas-prints', {
  details: offered,
  cms: canvasCms,
  config,
  offer: { sale_title: 'Canvas week', offer_text: '15 % off' },
})
const heroHtml = (shown = page) => {
  const hero = heroOf(shown)
  if (!hero) throw new Error('the page has no hero')
  return draw(Hero, { page: shown, hero })
}

describe('the banner', () => {
  // First of all: once the late code is there, nothing stands in for it any more.
  it('keeps rooms for rating and offer while they load, and shows the real ones then', () => {
    const extras = heroExtrasOf(page)
    expect(extras).toMatchObject({ rating: true, offer: true })
    const waiting = draw(LateExtras, { page })
    expect(waiting).toContain('aria-hidden="true"')
    expect(waiting).not.toContain('4.8/5')
    const there = draw(Extras, { page, extras: extras ?? { rating: false, links: false, offer: false } })
    expect(there.replaceAll('<!-- -->', '')).toContain('4.8/5 out of 900 reviews')
  })

  it('shows the price of the offer, and the usual one struck through', () => {
    expect(heroHtml()).toMatch(/<s [^>]*>.*N\$29\.50<\/s>.*N\$25\.00/)
  })

  it('has no way to order what is out of stock', () => {
    const soldOut = { ...offered, product: { ...offered.product, stock_status: 'OUT_OF_STOCK' } }
    const html = heroHtml(pageAt('/canvas-prints', { details: soldOut, cms: canvasCms, config }))
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>OUT OF STOCK<\/button>/)
    expect(html).not.toContain('Start Order')
    expect(heroHtml()).toContain('Start Order')
  })

  it('has a slider of the landing page’s own pictures', () => {
    const second = PICTURE.replace('canvas-room', 'canvas-corner')
    const content = `<div data-widget="hero" data-text="Made here" data-picture="${PICTURE}"><div data-picture="${second}"></div></div>`
    expect(heroOf(pageAt('/canvas-prints', { details, cms: { ...canvasCms, content } }))).toMatchObject({
      hasSlides: true,
    })
    expect(heroOf(page)).toMatchObject({ hasSlides: false })
  })
})

describe('the ticker of special offers', () => {
  const item = (line: string) => ({ line, details: '', end: null })

  it('shows one of several at a time', () => {
    const html = draw(Ticker, { items: [item('Mugs from N$15'), item('Canvas, 10 % off')] })
    expect(html).toContain('Mugs from N$15')
    expect(html).not.toContain('Canvas, 10 % off')
  })

  it('tells the offers that stand in the fields of the CMS', () => {
    const cms = { ...canvasCms, category_specialoffer_84: '<p>Two for one</p>', category_special_offer: '<p>First</p>' }
    const own = pageAt('/canvas-prints', { details, cms })
    expect(own.offerTexts).toEqual(['<p>First</p>', '<p>Two for one</p>'])
    expect(heroExtrasOf(own)).toMatchObject({ offer: true })
    expect(draw(PageOffers, { page: own })).toContain('First')
  })
})

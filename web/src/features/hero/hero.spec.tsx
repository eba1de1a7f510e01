import { heroExtrasOf } from '@kea/shared/first-view/hero'
import { canvasCms, canvasDetails, NOW, pageAt } from '@kea/shared/testing/page'
import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { Ticker } from '~/features/offers/Ticker'
import { PageOffers } from '~/features/widgets/OfferTicker'
import { readHtml } from '~/lib/read-html'
import { linksOf } from '~/ui/testing/drawn'
import { Extras } from './Extras'
import { LazyExtras } from './LazyExtras'

// These tests only check which text the sanitiser gets.
vi.mock('~/ui/Prose', () => ({ ProseText: ({ html }: { html: string }) => html }))
vi.mock('~/features/widgets/parse-content', () => ({ parseContent: () => [] }))
// A test sets this to render the deferred parts at once.
let isIdle = false
vi.mock('~/features/scheduling/use-when-needed', () => ({ useAfterFirstView: () => isIdle, useWhenIdle: () => isIdle }))
const PLACEHOLDER = 'block h-4 w-40 rounded bg-mist'
vi.stubGlobal('matchMedia', () => ({ matches: true }))

const draw = (element: ReactElement): HTMLElement => render(<Shop client={new QueryClient()}>{element}</Shop>).container

/** Draws the element and waits until all its lazy code has loaded. */
async function drawWithLazyCode(element: ReactElement): Promise<HTMLElement> {
  const drawn = draw(element)
  await act(() => vi.dynamicImportSettled())
  return drawn
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
    price_rows: [
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
}
const page = pageAt('/canvas-prints', {
  details: offered,
  cms: canvasCms,
  config,
  offer: { sale_title: 'Canvas week', offer_text: '15 % off' },
})
describe('the banner', () => {
  // This test is first: the placeholders are gone for good once another test has loaded the lazy code.
  it('shows placeholders as high as rating, links and offer while they load', () => {
    const heightsOf = (drawn: HTMLElement) =>
      [...drawn.querySelectorAll('div > span.block:first-child')].map(
        ({ parentElement }) => parentElement?.classList[1],
      )
    expect(heroExtrasOf(page, readHtml)).toEqual({ rating: true, links: true, offer: true })
    const loading = draw(<LazyExtras page={page} />)
    expect(loading.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(heightsOf(loading)).toEqual(['h-16', 'h-11', 'h-24'])
    const only = { ...page, heroExtras: { rating: true, links: false, offer: false } }
    expect(heightsOf(draw(<LazyExtras page={only} />))).toEqual(['h-16'])
  })

  it('shows the rating and the offer after they have loaded', async () => {
    const extras = { rating: true, links: false, offer: true }
    isIdle = true
    const drawn = await drawWithLazyCode(<Extras page={page} extras={extras} />)
    const without = await drawWithLazyCode(<Extras page={page} extras={{ ...extras, offer: false }} />)
    expect(without.textContent).not.toContain('Canvas week')
    expect(drawn.textContent).toContain('4.8/5 out of 900 reviews')
    expect(drawn.textContent).toContain('Canvas week: 15 % off')
    expect(drawn.getElementsByClassName(PLACEHOLDER)).toHaveLength(0)
    isIdle = false
    const early = draw(<Extras page={page} extras={extras} />)
    expect(early.textContent).not.toContain('Canvas week')
    expect(early.getElementsByClassName(PLACEHOLDER).length).toBeGreaterThan(0)
  })

  it('shows the rating of the shop or the line of a review service, as the page sets it', () => {
    const configWithLine = { ...config, rating_line: '3000+ 5-Star Ratings' }
    const at = (displayReview: string) => {
      const shown = pageAt('/x', {
        details: { ...details, review_data: { displayReview } },
        cms: canvasCms,
        config: configWithLine,
      })
      return draw(<Extras page={shown} extras={{ rating: true, links: false, offer: false }} />)
    }
    expect(at('power').querySelector('a[href="/reviews"]')?.textContent).toBe('3000+ 5-Star Ratings')
    expect(at('power').textContent).not.toContain('out of')
    expect(at('own').textContent).toContain('4.8/5 out of 900 reviews')
    expect(at('own').textContent).not.toContain('5-Star Ratings')
  })

  it('links to questions and customer pictures where the page sets them', () => {
    const at = (displayQaLink: boolean, displayShopperLink: boolean) => {
      const review_data = { displayQaLink, displayShopperLink, faqCount: 4 }
      const shown = pageAt('/x', { details: { ...details, review_data }, cms: canvasCms, config })
      return linksOf(draw(<Extras page={shown} extras={{ rating: false, links: true, offer: false }} />))
    }
    const questions = ['#questions', 'Questions and answers (4)']
    const shoppers = ['/customer-showcase', 'Shoppers’ own pictures']
    expect([at(true, true), at(true, false), at(false, true)]).toEqual([[questions, shoppers], [questions], [shoppers]])
  })
})

describe('the ticker of special offers', () => {
  const item = (line: string) => ({ line, details: '', end: null })

  it('shows one of several offers at a time', () => {
    const drawn = draw(<Ticker items={[item('Mugs from N$15'), item('Canvas, 10 % off')]} />)
    expect(drawn.textContent).toContain('Mugs from N$15')
    expect(drawn.textContent).not.toContain('Canvas, 10 % off')
  })

  it('shows the offers of the CMS fields', () => {
    const cms = { ...canvasCms, category_specialoffer_84: '<p>Two for one</p>', category_special_offer: '<p>First</p>' }
    const own = pageAt('/canvas-prints', { details, cms })
    expect(own.offerTexts).toEqual(['<p>First</p>', '<p>Two for one</p>'])
    expect(heroExtrasOf(own, readHtml)).toMatchObject({ offer: true })
    expect(draw(<PageOffers page={own} />).textContent).toContain('First')
  })
})

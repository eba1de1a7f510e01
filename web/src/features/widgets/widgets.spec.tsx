import { printDefinition } from '@kea/design/testing/definitions'
import type { Page } from '@kea/shared/page/page'
import { canvasCms, canvasDetails, pageAt } from '@kea/shared/testing/page'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { textsOf } from '~/ui/testing/drawn'
import { Badges } from './Badges'
import { Comparison } from './Comparison'
import type { WidgetItem } from './parse-content'
import { ReadyMadeWidget } from './ReadyMadeWidget'
import { ReviewSummary } from './ReviewSummary'
import { WIDGETS } from './registry'
import { VideoTestimonials } from './Videos'
import type { WidgetProps } from './widget'

const page = pageAt('/canvas-prints', { details: canvasDetails, cms: canvasCms })
const item = (data: Record<string, string>, html = ''): WidgetItem => ({ data, href: '/x', html })

function widget(Widget: ComponentType<WidgetProps>, props: Partial<WidgetProps> & { page?: Page }): HTMLElement {
  return render(
    <Shop client={new QueryClient()}>
      <Widget page={page} data={{}} items={[]} isEarly={false} {...props} />
    </Shop>,
  ).container
}

describe('a comparison', () => {
  it('has a column for each kind and a row for each property', () => {
    const items = [
      item({ head: '', title: '', a: 'Metal', b: 'Canvas' }),
      item({ title: 'Damp rooms', a: 'Yes', b: 'No' }),
      item({ title: 'Weight', a: '0.9 kg' }),
    ]
    const table = widget(Comparison, { items })
    expect(textsOf(table, 'th[scope="col"]').filter((text) => text !== '')).toEqual(['Metal', 'Canvas'])
    expect(textsOf(table, 'th[scope="row"]')).toEqual(['Damp rooms', 'Weight'])
    expect(textsOf(table, 'tbody tr:last-child > *')).toEqual(['Weight', '0.9 kg', '–'])
  })

  it('of three kinds fits a phone, and of four scrolls', () => {
    const head = (more: Record<string, string>) => [item({ head: '', title: '', a: 'Metal', b: 'Canvas', ...more })]
    const widths = (items: WidgetItem[]) =>
      [...widget(Comparison, { items }).querySelectorAll('table')].filter(({ className }) =>
        className.includes('min-w-['),
      )
    expect(widths(head({ c: 'Wood' }))).toHaveLength(0)
    expect(widths(head({ c: 'Wood', d: 'Acrylic' })).length).toBeGreaterThan(0)
  })
})

describe('badges', () => {
  it('are those of the page, else those of the settings', () => {
    const set = pageAt('/x', { config: { badges: 'LOWEST PRICE GUARANTEED,NEXT DAY DELIVERY' } })
    const shopkeepers = widget(Badges, { page: set }).textContent
    expect(shopkeepers).toContain('LOWEST PRICE GUARANTEED')
    expect(shopkeepers).toContain('NEXT DAY DELIVERY')
    const own = widget(Badges, { page: set, items: [item({ text: 'Made here' })] }).textContent
    expect(own).toContain('Made here')
    expect(own).not.toContain('GUARANTEED')
  })
})

/** The DOM of the tests has no observer of what is in view. */
class NothingInView {
  observe(): void {}
  disconnect(): void {}
}

describe('the ready-made designs', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('wait until a visitor is near, on the page of a product that has some', () => {
    vi.stubGlobal('IntersectionObserver', NothingInView)
    const { product } = canvasDetails
    const withDefinition = (more: object) => {
      const personalisation = { tool: 'uploadchoice', definition: JSON.stringify({ ...printDefinition, ...more }) }
      return pageAt('/x', { details: { ...canvasDetails, product: { ...product, personalisation } }, cms: canvasCms })
    }
    const withSome = withDefinition({ templates: 'canvas' })
    expect(widget(ReadyMadeWidget, { page: withSome }).querySelectorAll('div.min-h-96')).toHaveLength(1)
    expect(widget(ReadyMadeWidget, { page: withDefinition({}) }).innerHTML).toBe('')
    expect(widget(ReadyMadeWidget, { page: pageAt('/x', { cms: canvasCms }) }).innerHTML).toBe('')
  })
})

describe('the review summary', () => {
  const figures = { average_rating: '4.60', total_reviews: '1001', mode: 'local' }

  it('has stars, figures and the lines of the settings, and marks samples', () => {
    const config = { ...figures, rating_line: '3000+ 5-Star Ratings', recommend_percent: '94' }
    const summary = widget(ReviewSummary, { page: pageAt('/x', { config }) })
    expect([...summary.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)).toContain('92%')
    expect(summary.textContent).toContain('4.6/5 out of 1001 reviews')
    expect(summary.textContent).toContain('3000+ 5-Star Ratings')
    expect(summary.textContent).toContain('94%')
    expect(summary.textContent?.match(/sample/g)).toHaveLength(1)
    expect(summary.textContent).toContain('These figures are samples, not from customers.')
  })

  it('has the product’s figures only above 500 reviews', () => {
    const of = (review_count: number) =>
      widget(ReviewSummary, {
        page: pageAt('/x', {
          config: figures,
          details: { ...canvasDetails, product: { ...canvasDetails.product, rating_summary: 90, review_count } },
        }),
      }).textContent
    expect(of(500)).toContain('4.6/5 out of 1001 reviews')
    expect(of(501)).toContain('4.5/5 out of 501 reviews')
  })

  it('is a link to the counted reviews, except on their page', () => {
    const at = (path: string) => widget(ReviewSummary, { page: pageAt(path, { config: figures }) })
    expect(at('/x').querySelector('a[href="/reviews"]')?.textContent).toBe('all our reviews')
    expect(at('/x').textContent).toContain('4.6/5 out of 1001 reviews, all our reviews')
    expect(at('/reviews').querySelector('a')).toBeNull()
    expect(at('/reviews').textContent).toContain('4.6/5 out of 1001 reviews')
  })

  it('has an invitation and no stars without reviews', () => {
    const summary = widget(ReviewSummary, { page: pageAt('/x') })
    expect(summary.textContent).toContain('No reviews yet. Write the first one')
    expect(summary.querySelector('a[href="/write-a-review"]')?.textContent).toBe('Write the first one')
    expect(summary.textContent).not.toContain('★')
    expect(summary.textContent).not.toContain('out of')
  })
})

describe('video testimonials', () => {
  it('have their title and frames of 420 × 200', () => {
    const own = { name: 'A wall', src: '/videos/a.mp4' }
    const elsewhere = { name: 'A gift', embedUrl: 'https://videos.example/1', thumbnailUrl: '/pictures/gift.jpg' }
    const videos = widget(VideoTestimonials, { page: pageAt('/x', { details: { videos: [own, elsewhere] } }) })
    expect(textsOf(videos, '*')).toContain('Video Testimonials - What our customers say')
    expect(videos.querySelector('video')?.classList).toContain('aspect-[420/200]')
    const link = videos.querySelector('a[href="https://videos.example/1"]')
    expect(link?.firstElementChild?.classList).toContain('aspect-[420/200]')
    expect(widget(VideoTestimonials, {}).innerHTML).toBe('')
  })
})

it.each([
  'gallery',
  'comparison',
  'before-after',
  'badges',
  'reviews',
  'review-summary',
  'videos',
  'qa',
  'offer-ticker',
  'product-grid',
  'site-index',
  'leaf-through',
  'page-prices',
])('content may name the widget %s', (name) => {
  expect(WIDGETS[name]).toBeDefined()
})

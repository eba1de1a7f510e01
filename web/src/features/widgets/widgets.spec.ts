import type { Page } from '@kea/shared/page/page'
import { canvasCms, canvasDetails, pageAt } from '@kea/shared/testing/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Badges } from './Badges'
import { Comparison } from './Comparison'
import type { WidgetItem } from './parse-content'
import { ReviewSummary } from './ReviewSummary'
import { WIDGETS } from './registry'
import { VideoTestimonials } from './Videos'
import type { WidgetProps } from './widget'

const page = pageAt('/canvas-prints', { details: canvasDetails, cms: canvasCms })
const item = (data: Record<string, string>, html = ''): WidgetItem => ({ data, href: '/x', html })

/** Server markup, with a router and a query client. */
function draw<Props extends object>(component: ComponentType<Props>, props: Props): string {
  const inside = createElement(MemoryRouter, null, createElement(component, props))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, inside))
}
const widget = (component: ComponentType<WidgetProps>, props: Partial<WidgetProps> & { page?: Page }) =>
  draw(component, { page, data: {}, items: [], isEarly: false, ...props })

describe('a comparison', () => {
  it('has a column for each kind and a row for each property', () => {
    const items = [
      item({ head: '', title: '', a: 'Metal', b: 'Canvas' }),
      item({ title: 'Damp rooms', a: 'Yes', b: 'No' }),
      item({ title: 'Weight', a: '0.9 kg' }),
    ]
    const html = widget(Comparison, { items })
    expect([...html.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual(['Metal', 'Canvas'])
    expect(html.match(/<th scope="row"/g)).toHaveLength(2)
    expect(html).toMatch(/Weight<\/th><td[^>]*>0\.9 kg<\/td><td[^>]*>–</)
  })

  it('of three kinds fits a phone, and of four scrolls', () => {
    const head = (more: Record<string, string>) => [item({ head: '', title: '', a: 'Metal', b: 'Canvas', ...more })]
    expect(widget(Comparison, { items: head({ c: 'Wood' }) })).not.toContain('min-w-[')
    expect(widget(Comparison, { items: head({ c: 'Wood', d: 'Acrylic' }) })).toContain('min-w-[')
  })
})

describe('badges', () => {
  it('are those of the page, else those of the settings', () => {
    const set = pageAt('/x', { config: { badges: 'LOWEST PRICE GUARANTEED,NEXT DAY DELIVERY' } })
    const shopkeepers = widget(Badges, { page: set })
    expect(shopkeepers).toContain('LOWEST PRICE GUARANTEED')
    expect(shopkeepers).toContain('NEXT DAY DELIVERY')
    const own = widget(Badges, { page: set, items: [item({ text: 'Made here' })] })
    expect(own).toContain('Made here')
    expect(own).not.toContain('GUARANTEED')
  })
})

describe('the review summary', () => {
  const figures = { average_rating: '4.60', total_reviews: '1001', mode: 'local' }

  it('has stars, figures and the lines of the settings, and marks samples', () => {
    const config = { ...figures, rating_line: '3000+ 5-Star Ratings', recommend_percent: '94' }
    const html = widget(ReviewSummary, { page: pageAt('/x', { config }) })
    expect(html).toContain('width:92%')
    expect(html).toContain('4.6/5 out of 1001 reviews')
    expect(html).toContain('3000+ 5-Star Ratings')
    expect(html).toContain('94%')
    expect(html).toContain('(sample)')
  })

  it('has the product’s figures only above 500 reviews', () => {
    const of = (review_count: number) =>
      widget(ReviewSummary, {
        page: pageAt('/x', {
          config: figures,
          details: { ...canvasDetails, product: { ...canvasDetails.product, rating_summary: 90, review_count } },
        }),
      })
    expect(of(500)).toContain('4.6/5 out of 1001 reviews')
    expect(of(501)).toContain('4.5/5 out of 501 reviews')
  })

  it('is a link to the counted reviews, except on their page', () => {
    const at = (path: string) => widget(ReviewSummary, { page: pageAt(path, { config: figures }) })
    expect(at('/x')).toMatch(/>4\.6\/5 out of 1001 reviews<\/span>, <a [^>]*href="\/reviews"[^>]*>all our reviews<\/a>/)
    expect(at('/reviews')).not.toContain('<a ')
    expect(at('/reviews')).toContain('4.6/5 out of 1001 reviews')
  })

  it('has an invitation and no stars without reviews', () => {
    const html = widget(ReviewSummary, { page: pageAt('/x') })
    expect(html).toMatch(/No reviews yet\. <a [^>]*href="\/write-a-review"[^>]*>Write the first one<\/a>/)
    expect(html).not.toContain('★')
    expect(html).not.toContain('out of')
  })
})

describe('video testimonials', () => {
  it('have their title and frames of 420 × 200', () => {
    const own = { name: 'A wall', src: '/videos/a.mp4' }
    const elsewhere = { name: 'A gift', embedUrl: 'https://videos.example/1', thumbnailUrl: '/pictures/gift.jpg' }
    const html = widget(VideoTestimonials, { page: pageAt('/x', { details: { videos: [own, elsewhere] } }) })
    expect(html).toContain('>Video Testimonials - What our customers say<')
    expect(html).toMatch(/<video[^>]* aspect-\[420\/200\]"/)
    expect(html).toMatch(/<a [^>]*href="https:\/\/videos\.example\/1"[^>]*><[^>]* aspect-\[420\/200\]/)
    expect(widget(VideoTestimonials, {})).toBe('')
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

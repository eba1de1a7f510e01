import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { toSettings } from '@kea/shared/page/settings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { HeaderStrip } from './HeaderStrip'

vi.mock('./AccountLinks', () => ({ AccountLinks: () => 'the account' }))

const OFFER = {
  sale_title: 'Mug season',
  offer_text: '15 % off our mug',
  offer_end_date: '2099-12-01 00:00:00',
  show_timer: true,
  store_notice: 'Closed on Monday',
}

function draw(offer: HeaderOfferData | null) {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, toSettings({ store_phone: '09 555 0142' }))
  const strip = createElement(MemoryRouter, null, createElement(HeaderStrip, { offer }))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, strip))
}
const paragraphs = (html: string) =>
  [...html.matchAll(/<p [^>]*>(.*?)<\/p>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, '|').split('|'))
const texts = (html: string) => paragraphs(html).map((parts) => parts.filter((part) => part !== ''))
const TIMER = /<span class="[^"]*h-5[^"]*"/

describe('the strip above the header', () => {
  it('shows the title of the sale, the text of the offer and the store notice', () => {
    expect(texts(draw(OFFER))).toEqual([['Mug season', '15 % off our mug'], ['Closed on Monday']])
  })

  it('leads to the reduced product', () => {
    expect(draw({ ...OFFER, offer_url: '/photo-mugs' })).toMatch(
      /<a [^>]*href="\/photo-mugs"[^>]*>15 % off our mug<\/a>/,
    )
    expect(draw(OFFER)).not.toContain('>15 % off our mug</a>')
  })

  it('reserves space for the countdown only for an offer with one', () => {
    expect(draw(OFFER)).toMatch(TIMER)
    expect(draw({ ...OFFER, show_timer: false })).not.toMatch(TIMER)
    expect(draw({ ...OFFER, show_timer: null })).not.toMatch(TIMER)
  })

  it('has no offer and no notice when the shop has none', () => {
    expect(texts(draw({ ...OFFER, store_notice: ' ' }))).toEqual([['Mug season', '15 % off our mug']])
    expect(texts(draw({ store_notice: 'Closed on Monday' }))).toEqual([['Closed on Monday']])
    expect(texts(draw(null))).toEqual([])
  })

  it('links to the telephone and, with five stars, to the reviews', () => {
    const html = draw(null)
    expect(html).toMatch(/<a href="tel:\+6495550142"[^>]*>09\u00a0555\u00a00142<\/a>/)
    expect(html).toMatch(/<a [^>]*href="\/reviews"[^>]*><span [^>]*>★★★★★<\/span>Reviews<\/a>/)
    expect(html).toContain('the account')
  })
})

import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { toSettings } from '@kea/shared/page/settings'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { textsOf } from '~/ui/testing/drawn'
import { HeaderStrip } from './HeaderStrip'

vi.mock('./AccountLinks', () => ({ AccountLinks: () => 'the account' }))

const OFFER = {
  sale_title: 'Mug season',
  offer_text: '15 % off our mug',
  offer_end_date: '2099-12-01 00:00:00',
  show_timer: true,
  store_notice: 'Closed on Monday',
}

function draw(offer: HeaderOfferData | null): HTMLElement {
  const client = new QueryClient()
  client.setQueryData(
    settingsQuery.queryKey,
    toSettings({ store_phone: '09 555 0142', average_rating: '5', total_reviews: '3' }),
  )
  return render(
    <Shop client={client}>
      <HeaderStrip offer={offer} />
    </Shop>,
  ).container
}
/** The texts of each paragraph, one for each of its elements. */
const texts = (strip: HTMLElement) =>
  [...strip.querySelectorAll('p')].map((paragraph) =>
    [...paragraph.childNodes].map(({ textContent }) => textContent).filter((text) => text !== ''),
  )
const timerIn = (strip: HTMLElement) => strip.querySelector('span.h-5')

describe('the strip above the header', () => {
  it('shows the title of the sale, the text of the offer and the store notice', () => {
    expect(texts(draw(OFFER))).toEqual([['Mug season', '15 % off our mug'], ['Closed on Monday']])
  })

  it('leads to the reduced product', () => {
    const link = draw({ ...OFFER, offer_url: '/photo-mugs' }).querySelector('a[href="/photo-mugs"]')
    expect(link?.textContent).toBe('15 % off our mug')
    expect(textsOf(draw(OFFER), 'a')).not.toContain('15 % off our mug')
  })

  it('reserves space for the countdown only for an offer with one', () => {
    expect(timerIn(draw(OFFER))).not.toBeNull()
    expect(timerIn(draw({ ...OFFER, show_timer: false }))).toBeNull()
    expect(timerIn(draw({ ...OFFER, show_timer: null }))).toBeNull()
  })

  it('has no offer and no notice when the shop has none', () => {
    expect(texts(draw({ ...OFFER, store_notice: ' ' }))).toEqual([['Mug season', '15 % off our mug']])
    expect(texts(draw({ store_notice: 'Closed on Monday' }))).toEqual([['Closed on Monday']])
    expect(texts(draw(null))).toEqual([])
  })

  it('links to the telephone and, with five stars, to the reviews', () => {
    const strip = draw(null)
    expect(strip.querySelector('a[href="tel:+6495550142"]')?.textContent).toBe('09\u00a0555\u00a00142')
    const reviews = strip.querySelector('a[href="/reviews"]')
    expect([reviews?.querySelector('span')?.textContent, reviews?.textContent]).toEqual(['★★★★★', '★★★★★Reviews'])
    expect(strip.textContent).toContain('the account')
  })
})

import { describe, expect, it } from 'vitest'
import { fillOffer } from './fill-offer'
import { bannerOf } from './offer'
import { toSettings } from './settings'

const settings = toSettings({ free_shipping_price: '99', store_email: 'hello@shop.example' })
const NOW = Date.parse('2026-11-21T00:00:00Z')

describe('the texts of an offer', () => {
  const offer = {
    sale_title: 'Mug season',
    offer_text: '{sale_title}: free shipping from {free_shipping_price}, {other}',
    offer_description: 'Ask {store_email}',
  }

  it('have their placeholders filled, and unknown ones unchanged', () => {
    expect(fillOffer(offer, settings)).toEqual({
      sale_title: 'Mug season',
      offer_text: 'Mug season: free shipping from N$99.00, {other}',
      offer_description: 'Ask hello@shop.example',
    })
  })

  it('are empty if there is no value to fill in', () => {
    expect(fillOffer(offer, toSettings({}))?.offer_text).toBe('Mug season: free shipping from , {other}')
    expect(fillOffer(null, settings)).toBeNull()
    expect(fillOffer({}, settings)).toMatchObject({ offer_text: null, offer_description: null })
  })
})

describe('the banner', () => {
  const offer = { sale_title: 'Mugs', offer_text: '15 % off', offer_end_date: '2026-12-01 00:00:00', show_timer: true }

  it('has a countdown only if the offer sets it', () => {
    expect(bannerOf(offer, NOW)).toEqual({
      title: 'Mugs',
      text: '15 % off',
      path: null,
      end: Date.parse('2026-12-01T00:00:00Z'),
    })
    expect(bannerOf({ ...offer, show_timer: false }, NOW)?.end).toBeNull()
    expect(bannerOf({ ...offer, offer_end_date: null }, NOW)?.end).toBeNull()
  })

  it('leads to the reduced product, and never to another host', () => {
    expect(bannerOf({ ...offer, offer_url: '/photo-mugs' }, NOW)?.path).toBe('/photo-mugs')
    expect(bannerOf({ ...offer, offer_url: '//evil.example/' }, NOW)?.path).toBeNull()
  })

  it('has its title alone or its text alone, without spaces around it', () => {
    expect(bannerOf({ sale_title: ' Mugs ' }, NOW)).toEqual({ title: 'Mugs', text: '', path: null, end: null })
    expect(bannerOf({ offer_text: ' 20 % off\n' }, NOW)).toEqual({ title: '', text: '20 % off', path: null, end: null })
  })

  it('is null if the offer has ended or has no text', () => {
    expect(bannerOf(offer, Date.parse('2026-12-01T00:00:00Z'))).toBeNull()
    expect(bannerOf({ store_notice: 'Closed on Monday' }, NOW)).toBeNull()
    expect(bannerOf({ sale_title: ' ', offer_text: '\n' }, NOW)).toBeNull()
    expect(bannerOf(null, NOW)).toBeNull()
  })
})

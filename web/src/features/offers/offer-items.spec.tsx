import { describe, expect, it } from 'vitest'
import { runningOffer, splitOffer } from './offer-items'

describe('the offer content of a page', () => {
  it.each([
    ['<p>15 % off</p><p>---</p><p>Until June.</p>', '<p>15 % off</p>', '<p>Until June.</p>'],
    ['<p>15 % off</p>\n<p class="x"> &nbsp;----- </p>\n<ul><li>a</li></ul>', '<p>15 % off</p>', '<ul><li>a</li></ul>'],
    ['<p>15 % off --- today</p>', '<p>15 % off --- today</p>', ''],
    ['<p>A</p><p>---</p><p>B</p><p>---</p><p>C</p>', '<p>A</p>', '<p>B</p><p>---</p><p>C</p>'],
  ])('%s splits on its first break-marker paragraph', (html, line, details) => {
    expect(splitOffer(html)).toEqual({ line, details })
  })
})

describe('the current offer', () => {
  const now = Date.parse('2026-11-21T00:00:00Z')
  const offer = { sale_title: 'Mugs', offer_text: '15 % off', offer_end_date: '2026-12-01 00:00:00', show_timer: true }

  it('is one item, with a countdown only where the shop sets one', () => {
    expect(runningOffer(offer, now)).toEqual({
      line: 'Mugs: 15 % off',
      details: '',
      end: Date.parse('2026-12-01T00:00:00Z'),
    })
    expect(runningOffer({ ...offer, show_timer: false }, now)?.end).toBeNull()
  })

  it('has its description as escaped text in the details', () => {
    expect(runningOffer({ ...offer, offer_description: 'a < b' }, now)?.details).toBe('<p>a &lt; b</p>')
  })

  it('links to the reduced product from every other page', () => {
    const mugs = { ...offer, offer_url: '/photo-mugs' }
    expect(runningOffer(mugs, now)?.line).toBe('<a href="/photo-mugs">Mugs: 15 % off</a>')
    expect(runningOffer(mugs, now, '/photo-mugs')?.line).toBe('Mugs: 15 % off')
  })

  it('is null when it is expired or empty', () => {
    expect(runningOffer({ ...offer, offer_end_date: '2026-11-20 00:00:00' }, now)).toBeNull()
    expect(runningOffer({ store_notice: 'Closed on Monday' }, now)).toBeNull()
    expect(runningOffer(null, now)).toBeNull()
  })
})

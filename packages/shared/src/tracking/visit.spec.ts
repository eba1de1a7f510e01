import { expect, it } from 'vitest'
import { affiliateClickId, isVisit, mailchimpCampaignId } from './visit'

const SHOP = 'https://keaprints.example'

it.each([
  ['navigate', '/', '', true],
  ['navigate', '/canvas-prints?fbclid=1', 'https://l.facebook.com/', true],
  ['prerender', '/', 'https://www.google.co.nz/', true],
  ['navigate', '/checkout', `${SHOP}/checkout/cart`, false],
  ['navigate', '/', 'https://blog.keaprints.example/', true],
  ['reload', '/', 'https://www.google.co.nz/', false],
  ['back_forward', '/', '', false],
  ['navigate', '/checkout/receipt/approved?token=1', 'https://pay.example/', false],
  ['navigate', '/checkout/receipt/cancel', 'https://pay.example/', false],
  ['navigate', '/checkout/success', 'https://pay.example/', false],
  ['navigate', '/instagram-popup-callback?code=1', 'https://login.example/', false],
])('a document of type %j at %j from %j: is it a visit? %j', (type, path, referrer, expected) => {
  expect(isVisit({ address: SHOP + path, referrer, type })).toBe(expected)
})

it('no address is no visit', () => {
  expect(isVisit({ address: '', referrer: '', type: 'navigate' })).toBe(false)
})

it('a link of an affiliate or of a campaign has an id', () => {
  expect(affiliateClickId('?awc=3456_1700000000_a1b2c3')).toBe('3456_1700000000_a1b2c3')
  expect(mailchimpCampaignId('?mc_cid=a1b2c3d4e5&mc_eid=x')).toBe('a1b2c3d4e5')
  for (const id of ['', '%3Cscript%3E', 'a b', 'x'.repeat(129)]) {
    expect([affiliateClickId(`?awc=${id}`), mailchimpCampaignId(`?mc_cid=${id}`)]).toEqual([null, null])
  }
})

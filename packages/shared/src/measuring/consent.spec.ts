import { describe, expect, it } from 'vitest'
import { allowedVendors, CONSENT_SECONDS, type Consent, isChoiceNeeded, readConsent, writeConsent } from './consent'
import { readServices, writeServices } from './outside-services'
import { companiesOf } from './vendor-keys'

const AT = 1_764_333_000
const yes: Consent = { vendors: ['ga4', 'meta'], at: AT }
const no: Consent = { vendors: [], at: AT }

describe('a choice', () => {
  it('is a text with its version, its time and whom it is for', () => {
    expect(writeConsent(yes)).toBe('1.yes.1764333000.ga4-meta')
    expect(writeConsent(no)).toBe('1.no.1764333000')
    expect(readConsent('1.yes.1764333000.ga4-meta', AT)).toEqual(yes)
    expect(readConsent('1.no.1764333000', AT)).toEqual(no)
  })

  it('ends after 180 days', () => {
    expect(CONSENT_SECONDS).toBe(15_552_000)
    expect(readConsent('1.no.1764333000', AT + 15_552_000)).toEqual(no)
    expect(readConsent('1.no.1764333000', AT + 15_552_001)).toBeNull()
  })

  it.each([
    '',
    'yes',
    '0.yes.1764333000.ga4',
    '2.yes.1764333000.ga4',
    '1.yes.1764333000',
    '1.yes.x.ga4',
    '1.no.1764333000.ga4',
    '1.no.1764433000',
  ])('is not %j', (text) => {
    expect(readConsent(text, AT)).toBeNull()
  })

  it('names no vendor that the shop does not know', () => {
    expect(readConsent('1.yes.1764333000.ga4-other', AT)?.vendors).toEqual(['ga4'])
  })
})

describe('who is told', () => {
  it('is nobody before a choice, after a no, and where the browser says no', () => {
    expect(allowedVendors({ configured: ['ga4', 'meta'], consent: null, isPrivate: false })).toEqual([])
    expect(allowedVendors({ configured: ['ga4', 'meta'], consent: no, isPrivate: false })).toEqual([])
    expect(allowedVendors({ configured: ['ga4', 'meta'], consent: yes, isPrivate: true })).toEqual([])
  })

  it('is whom the yes was for, as far as the shop still has its id', () => {
    expect(allowedVendors({ configured: ['meta', 'bing'], consent: yes, isPrivate: false })).toEqual(['meta'])
  })
})

describe('a shopper is asked', () => {
  it.each([
    ['before a choice', { configured: ['ga4'], consent: null, isPrivate: false }, true],
    ['not in a shop without a vendor', { configured: [], consent: null, isPrivate: false }, false],
    ['not where the browser says no', { configured: ['ga4'], consent: null, isPrivate: true }, false],
    ['not after a no, in any browser', { configured: ['ga4', 'bing'], consent: no, isPrivate: false }, false],
    ['not after a yes', { configured: ['ga4', 'meta'], consent: yes, isPrivate: false }, false],
    [
      'again when a vendor has come since the yes',
      { configured: ['ga4', 'bing'], consent: yes, isPrivate: false },
      true,
    ],
  ] as const)('%s', (_, asked, expected) => {
    expect(isChoiceNeeded(asked)).toBe(expected)
  })
})

it('the ids of outside services are one text', () => {
  const vendors = new Map([
    ['gtm', 'GTM-1'],
    ['meta', '123'],
  ] as const)
  expect(writeServices({ vendors, chat: 'tawk:a1/b2' })).toBe('gtm:GTM-1 meta:123 chat:tawk:a1/b2')
  expect(readServices('gtm:GTM-1 meta:123 chat:tawk:a1/b2')).toEqual({ vendors, chat: 'tawk:a1/b2' })
  expect(writeServices({ vendors: new Map(), chat: null })).toBe('')
  expect(readServices('evil:1 meta:<x> bing:')).toEqual({ vendors: new Map(), chat: null })
})

it('companies are named once', () => {
  expect(companiesOf(['gtm', 'ga4'])).toBe('Google')
  expect(companiesOf(['gtm', 'ga4', 'meta', 'bing'])).toBe('Google, Meta and Microsoft')
  expect(companiesOf([])).toBe('')
})

import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { closePopup, offerFlagAtom, openPopup, popupAtom, readOfferFlag, reopenPopup } from './offer-flag'

const store = getDefaultStore()
let jar: ReturnType<typeof cookieJar>

beforeEach(() => {
  jar = cookieJar()
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => {
  store.set(popupAtom, 'closed')
  store.set(offerFlagAtom, false)
  vi.unstubAllGlobals()
})

it('a popup that goes sets its cookie for 86400 seconds on the whole site, and the flag is on', () => {
  openPopup()
  expect(store.get(popupAtom)).toBe('shown')
  closePopup()
  expect([store.get(popupAtom), store.get(offerFlagAtom)]).toEqual(['closed', true])
  const [cookie = '', ...more] = jar.writes
  expect(more).toEqual([])
  expect(cookie.split('; ')).toEqual(expect.arrayContaining(['home_popup=1', 'path=/', 'sameSite=lax', 'secure']))
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')
  expect((expires - Date.now()) / 1000).toBeCloseTo(86_400, -1)
})

it('the flag is on while the cookie exists, also one that another part has set', () => {
  expect(readOfferFlag()).toBe(false)
  jar.pairs.set('home_popup', '1')
  expect([readOfferFlag(), store.get(offerFlagAtom)]).toEqual([true, true])
  jar.pairs.delete('home_popup')
  expect([readOfferFlag(), store.get(offerFlagAtom)]).toEqual([false, false])
})

it('a click on the discount removes the cookie, turns the flag off, and opens the popup', () => {
  closePopup()
  reopenPopup()
  expect(jar.pairs.has('home_popup')).toBe(false)
  expect([store.get(popupAtom), store.get(offerFlagAtom)]).toEqual(['asked', false])
})

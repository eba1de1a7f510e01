import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { askForConsent, closeConsentSheet, isConsentSheetOpen, openConsentSheet } from '~/lib/consent'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { ConsentSheet } from './ConsentSheet'

const applied = vi.hoisted(() => vi.fn())
vi.mock('~/features/vendors/apply-consent', () => ({ applyConsent: applied }))

let jar: ReturnType<typeof documentCookies>
const posted = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }))

beforeEach(() => {
  jar = documentCookies()
  vi.stubGlobal('fetch', posted)
  vi.useFakeTimers({ now: 1_764_333_000_000, toFake: ['Date'] })
  document.head.innerHTML = '<meta name="outside-services" content="gtm:GTM-1 ga4:G-7 meta:123">'
})
afterEach(() => {
  act(closeConsentSheet)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  document.head.innerHTML = ''
})

const draw = (at = '/') =>
  render(
    <Shop at={at}>
      <main id="main" tabIndex={-1} />
      <button type="button">Privacy choices</button>
      <ConsentSheet />
    </Shop>,
  )
const sheet = () => document.querySelector('section')
const buttons = () => [...(sheet()?.querySelectorAll('button') ?? [])]
const press = (label: string) => {
  const button = buttons().find(({ textContent }) => textContent === label)
  if (!button) throw new Error(`no button ${label}`)
  fireEvent.click(button)
}
const choice = () => decodeURIComponent(jar.pairs.get('consent') ?? '')

it('names the companies, and its two answers look alike', () => {
  draw()
  act(askForConsent)
  expect(sheet()?.querySelector('h2')?.textContent).toBe('May Google and Meta hear about your visit?')
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Only necessary', 'Accept'])
  expect(new Set(buttons().map(({ className }) => className)).size).toBe(1)
})

it('comes before the page, says itself to a screen reader, and takes no focus', () => {
  draw()
  act(askForConsent)
  expect(document.body.firstElementChild?.contains(sheet())).toBe(true)
  expect(document.body.firstElementChild?.getAttribute('aria-live')).toBe('polite')
  expect(sheet()?.getAttribute('aria-labelledby')).toBe(sheet()?.querySelector('h2')?.id)
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['Accept', '1.yes.1764333000.gtm-ga4-meta'],
  ['Only necessary', '1.no.1764333000'],
])('%s is kept for 180 days by the browser and by the shop, and the sheet is gone', async (label, value) => {
  draw()
  act(askForConsent)
  press(label)
  expect(choice()).toBe(value)
  const expires = /expires=([^;]+)/.exec(jar.writes[0] ?? '')?.[1] ?? ''
  expect(Date.parse(expires)).toBe(1_764_333_000_000 + 15_552_000_000)
  expect(posted.mock.calls).toEqual([['/privacy-choice', { method: 'POST', body: value, keepalive: true }]])
  expect([sheet(), isConsentSheetOpen()]).toEqual([null, false])
  await vi.waitFor(() => expect(applied).toHaveBeenCalledTimes(1))
})

it('asks nobody twice, and nobody in a shop without vendors', () => {
  jar.pairs.set('consent', '1.no.1764333000')
  act(askForConsent)
  expect(isConsentSheetOpen()).toBe(false)
  jar.pairs.clear()
  document.head.innerHTML = ''
  act(askForConsent)
  expect(isConsentSheetOpen()).toBe(false)
})

it.each([
  ['/', true],
  ['/photo-mugs', true],
  ['/checkout/cart', true],
  ['/checkout', false],
  ['/photomug-tool', false],
])('at %s it asks: %s', (path, expected) => {
  draw(path)
  act(askForConsent)
  expect(sheet() !== null).toBe(expected)
})

it('opened by the shopper it has the focus, says what is chosen, and gives the focus back', () => {
  jar.pairs.set('consent', '1.yes.1764333000.gtm-ga4-meta')
  const { getByText } = draw('/checkout')
  const opener = getByText('Privacy choices')
  opener.focus()
  act(openConsentSheet)
  expect(document.activeElement).toBe(sheet())
  expect(sheet()?.textContent).toContain('Now: accepted')
  buttons()[0]?.focus()
  press('Only necessary')
  expect([choice(), document.activeElement]).toEqual(['1.no.1764333000', opener])
})

it('Escape closes it without a choice', () => {
  draw()
  act(askForConsent)
  fireEvent.keyDown(buttons()[0] ?? document.body, { key: 'Escape' })
  expect([sheet(), jar.writes, posted.mock.calls]).toEqual([null, [], []])
})

it('Global Privacy Control is a no that nobody is asked about', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  draw()
  act(askForConsent)
  expect(sheet()).toBeNull()
  act(openConsentSheet)
  expect(sheet()?.querySelector('h2')?.textContent).toBe('Your browser has said no for you')
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['OK'])
  press('OK')
  expect([sheet(), jar.writes]).toEqual([null, []])
})

it('what has the focus is never below it', () => {
  draw()
  act(askForConsent)
  expect(document.documentElement.style.scrollPaddingBottom).toBe('32px')
  press('Accept')
  expect([document.documentElement.style.scrollPaddingBottom, document.body.style.paddingBottom]).toEqual(['', ''])
})

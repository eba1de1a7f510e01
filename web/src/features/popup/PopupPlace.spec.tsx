import { toSettings } from '@kea/shared/page/settings'
import { canvasDetails, pageAt } from '@kea/shared/testing/page'
import { act, fireEvent, render } from '@testing-library/react'
import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { Shop } from '~/api/testing/Shop'
import { pageQuery } from '~/features/page/page-query'
import { closeConsentSheet, openConsentSheet } from '~/lib/consent'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { storageOf } from '~/lib/testing/storage-of'
import { clearToast, toastAtom } from '~/lib/toast'
import { textsOf } from '~/ui/testing/drawn'
import { offerFlagAtom, popupAtom, readOfferFlag } from './offer-flag'
import { PopupPlace } from './PopupPlace'

const OFFER = {
  newsletter_offer_sitewide: '10% off sitewide on your first order',
  newsletter_offer_sitewide_terms: 'Good once.',
}
const store = getDefaultStore()
/** An observer of a page that keeps its size. */
class NothingResized {
  observe() {}
  disconnect() {}
}
const CMS = { name: 'Photo mugs' } as const
let jar: ReturnType<typeof documentCookies>
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  jar = documentCookies()
  stored = new Map()
  vi.stubGlobal('localStorage', storageOf(stored))
  document.elementsFromPoint = () => []
  vi.stubGlobal('ResizeObserver', NothingResized)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  act(() => {
    clearToast()
    store.set(popupAtom, 'closed')
    store.set(offerFlagAtom, false)
  })
  queryClient.clear()
})

/** The popup's place on a page; `sku` for a page that sells something. */
function draw(path: string, { sku = '', config = {} }: { sku?: string; config?: Record<string, string> } = {}) {
  const product = sku === '' ? null : { ...canvasDetails.product, sku }
  const details = product ? { ...canvasDetails, product } : null
  const page = pageAt(path, { details: details as never, cms: CMS as never, config })
  queryClient.setQueryData(pageQuery(path).queryKey, page)
  queryClient.setQueryData(settingsQuery.queryKey, toSettings({ store_name: 'Brand', ...config }))
  readOfferFlag()
  return render(
    <Shop at={path}>
      <PopupPlace />
    </Shop>,
  ).container
}

/** Lets time pass, and code load. */
async function wait(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  vi.useRealTimers()
  await act(async () => void (await import('./OfferPopup')))
  await act(() => new Promise((done) => setTimeout(done, 0)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(performance, 'now').mockReturnValue(0)
}
const opensAfter = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  return store.get(popupAtom)
}

describe('the popup', () => {
  it('shows 6000 ms after the load of a page, and not before', async () => {
    draw('/photo-mugs', { config: OFFER })
    expect(await opensAfter(5999)).toBe('closed')
    expect(await opensAfter(1)).toBe('shown')
  })

  it.each([
    ['/photo-mugs', 'shown'],
    ['/faq', 'shown'],
    ['/', 'shown'],
    ['/checkout/cart', 'closed'],
    ['/checkout', 'closed'],
    ['/customer/login', 'closed'],
    ['/customer/register', 'closed'],
    ['/photomug-tool', 'closed'],
    ['/customer/account/dashboard', 'closed'],
    ['/search/go', 'closed'],
  ])('on %s is %s', async (path, state) => {
    draw(path)
    expect(await opensAfter(20_000)).toBe(state)
  })

  it('does not show where its cookie is there, and not to a subscriber', async () => {
    jar.pairs.set('home_popup', '1')
    draw('/photo-mugs')
    expect(await opensAfter(20_000)).toBe('closed')
    jar.pairs.clear()
    stored.set('newsletter', '1')
    draw('/photo-mugs')
    expect(await opensAfter(20_000)).toBe('closed')
  })

  it('does not show where another tab has shown it meanwhile', async () => {
    draw('/photo-mugs')
    jar.pairs.set('home_popup', '1')
    expect(await opensAfter(20_000)).toBe('closed')
  })

  it('does not show to a customer who has subscribed, and asks one who has not', async () => {
    jar.pairs.set('logged_in', 'mark')
    const { profileQuery } = await import('~/features/customer/profile')
    const profile = { firstName: 'Mere', lastName: '', email: 'mere@example.nz', dateOfBirth: '', phone: '' }
    queryClient.setQueryData(profileQuery.queryKey, { ...profile, isSubscribed: true })
    draw('/photo-mugs')
    expect(await opensAfter(20_000)).toBe('closed')
    stored.clear()
    queryClient.setQueryData(profileQuery.queryKey, { ...profile, isSubscribed: false })
    draw('/photo-mugs')
    expect(await opensAfter(20_000)).toBe('shown')
  })

  it('waits while something else is open, or the shopper is typing', async () => {
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    draw('/photo-mugs')
    expect(await opensAfter(9000)).toBe('closed')
    dialog.remove()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    expect(await opensAfter(2000)).toBe('closed')
    field.remove()
    expect(await opensAfter(1000)).toBe('shown')
  })
})

it('the popup neither comes up beside the question of consent, nor stays there', async () => {
  openConsentSheet()
  const place = draw('/photo-mugs', { config: OFFER })
  expect(await opensAfter(20_000)).toBe('closed')
  await act(async () => closeConsentSheet())
  await wait(1000)
  expect(place.querySelector('aside')).not.toBeNull()
  await act(async () => openConsentSheet())
  expect(place.querySelector('aside')).toBeNull()
  await act(async () => closeConsentSheet())
  expect(place.querySelector('aside')).not.toBeNull()
})

describe('the sheet', () => {
  it('has its exact placeholders and its button, and names the offer of the page', async () => {
    const place = draw('/photo-mugs', { config: OFFER })
    await wait(6000)
    const sheet = place.querySelector('aside')
    expect(textsOf(place, 'h2')).toEqual(['10% off sitewide on your first order'])
    expect([...place.querySelectorAll('input')].map(({ placeholder }) => placeholder)).toEqual([
      'First Name*',
      'Email Id*',
    ])
    expect(textsOf(place, 'button[type="submit"]')).toEqual(['Claim Now!'])
    expect(sheet?.textContent).toContain('Subscribe to our newsletter, and we’ll email you your code.')
    expect(sheet?.textContent).toContain('Good once.')
    expect(document.activeElement).toBe(document.body)
  })

  it('asks for day, month and year of a birthday where the shop has a gift for it', async () => {
    const place = draw('/photo-mugs', { config: { ...OFFER, birthday_gift: '15% off on your day' } })
    await wait(6000)
    const fields = place.querySelectorAll<HTMLInputElement>('fieldset input')
    expect([...fields].map(({ placeholder }) => placeholder)).toEqual(['Day', 'Month', 'Year'])
    expect(textsOf(place, 'legend')).toEqual(['Your birthday, if you like: 15% off on your day'])
  })

  it('promises no code where the shop has no offer', async () => {
    const place = draw('/photo-mugs')
    await wait(6000)
    expect(textsOf(place, 'h2')).toEqual(['News from the workshop'])
    expect(place.textContent).not.toMatch(/code|%|off/)
  })

  it('that is closed, or left with Escape, is gone for a day', async () => {
    const place = draw('/photo-mugs', { config: OFFER })
    await wait(6000)
    await act(async () => void fireEvent.click(place.querySelector('[aria-label="Close this offer"]') as Element))
    expect([place.querySelector('aside'), jar.pairs.get('home_popup')]).toEqual([null, '1'])
    jar.pairs.clear()
    await act(async () => {
      readOfferFlag()
    })
    await wait(6000)
    expect(place.querySelector('aside')).not.toBeNull()
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect([place.querySelector('aside'), jar.pairs.get('home_popup')]).toEqual([null, '1'])
  })

  it('with an invalid entry shows it at the field and as a toast', async () => {
    const place = draw('/photo-mugs', { config: OFFER })
    await wait(6000)
    const form = place.querySelector('form') as HTMLFormElement
    vi.useRealTimers()
    await act(async () => {
      fireEvent.submit(form)
      await new Promise((done) => setTimeout(done, 50))
    })
    expect(store.get(toastAtom)?.message).toBe('This is a required field.')
    expect([...place.querySelectorAll('[aria-invalid="true"]')]).toHaveLength(2)
  })
})

describe('the button GET MY DISCOUNT', () => {
  const named = (path: string, sku: string, more: Record<string, string> = OFFER) => {
    jar.pairs.set('home_popup', '1')
    return textsOf(draw(path, { sku, config: more }), 'button')
  }

  it('is on the page of a product once the popup was seen, and brings it back', async () => {
    const place = draw('/photo-mugs', { sku: 'photo-mug', config: OFFER })
    expect(textsOf(place, 'button')).toEqual([])
    jar.pairs.set('home_popup', '1')
    await act(async () => {
      readOfferFlag()
    })
    expect(textsOf(place, 'button')).toEqual(['GET MY DISCOUNT'])
    await act(async () => void fireEvent.click(place.querySelector('button') as Element))
    expect(store.get(popupAtom)).toBe('asked')
    expect(jar.pairs.has('home_popup')).toBe(false)
  })

  it('is not on the pages of photo books, on other pages, without an offer, or for a subscriber', () => {
    expect(named('/photo-mugs', 'photo-mug')).toEqual(['GET MY DISCOUNT'])
    expect(named('/custom-photo-books', 'photo-book')).toEqual([])
    expect(named('/faq', '')).toEqual([])
    expect(named('/photo-mugs', 'photo-mug', {})).toEqual([])
    stored.set('newsletter', '1')
    expect(named('/photo-mugs', 'photo-mug')).toEqual([])
  })
})

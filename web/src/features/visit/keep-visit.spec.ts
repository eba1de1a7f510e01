import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { isOurCampaign } from './is-our-campaign'
import { documentLoad, keepVisit } from './keep-visit'

const SHOP = 'https://keaprints.example'
let jar: ReturnType<typeof cookieJar>

beforeEach(() => {
  jar = cookieJar()
  vi.stubGlobal('document', jar.document)
})
afterEach(() => vi.unstubAllGlobals())

const never = () => Promise.resolve(false)
const visit = (path: string, referrer = '', check: (id: string) => Promise<boolean> = never) =>
  keepVisit({ address: SHOP + path, referrer, type: 'navigate' }, check)
const stored = (name: string) => decodeURIComponent(jar.pairs.get(name) ?? '')
const written = (name: string) => jar.writes.filter((text) => text.startsWith(`${name}=`))
/** Seconds from now until a written cookie ends; null for one of the session. */
function secondsOf(text: string | undefined): number | null {
  const expires = /expires=([^;]+)/.exec(text ?? '')?.[1]
  return expires ? Math.round((Date.parse(expires) - Date.now()) / 1000) : null
}

it('the sources of a shopper’s visits are one comma list, for seven days after the last', () => {
  expect(visit('/', 'https://www.google.co.nz/')).toBe('organic')
  expect(visit('/photo-mugs?fbclid=1')).toBe('Meta')
  expect(visit('/?utm_medium=direct')).toBe('direct')
  expect(stored('utm_medium_list')).toBe('organic,Meta')
  expect(written('utm_medium_list')).toHaveLength(2)
  expect(secondsOf(written('utm_medium_list')[1])).toBeCloseTo(604_800, -1)
  expect(written('utm_medium_list')[0]?.split('; ')).toEqual(expect.arrayContaining(['path=/', 'sameSite=lax']))
})

it('the landing page of each visit is stored without its query, until the browser closes', () => {
  visit('/canvas-prints?token=secret&fbclid=1')
  expect(stored('landing_page')).toBe('/canvas-prints')
  expect(secondsOf(written('landing_page')[0])).toBeNull()
  visit('/photo-mugs')
  expect(stored('landing_page')).toBe('/photo-mugs')
})

it('the click id of an affiliate is stored for thirty days', () => {
  visit('/?awc=3456_1700000000_a1b2c3')
  expect(stored('affiliate_click_id')).toBe('3456_1700000000_a1b2c3')
  expect(secondsOf(written('affiliate_click_id')[0])).toBeCloseTo(2_592_000, -1)
  visit('/canvas-prints')
  expect(stored('affiliate_click_id')).toBe('3456_1700000000_a1b2c3')
})

it('a page that the shop itself links to is no visit and stores nothing', () => {
  expect(visit('/photo-mugs?fbclid=1&awc=2', `${SHOP}/`)).toBeNull()
  expect(jar.writes).toEqual([])
})

it('the campaign of a link is stored once the server says that it is valid', async () => {
  const asked: string[] = []
  const check = async (id: string) => {
    asked.push(id)
    return id === 'a1b2c3d4e5'
  }
  visit('/?mc_cid=fffffffff1', '', check)
  visit('/?mc_cid=a1b2c3d4e5', '', check)
  expect(jar.pairs.has('mailchimp_campaign_id')).toBe(false)
  await vi.waitFor(() => expect(stored('mailchimp_campaign_id')).toBe('a1b2c3d4e5'))
  expect([asked, stored('landing_page')]).toEqual([['fffffffff1', 'a1b2c3d4e5'], '/'])
})

it('a campaign that cannot be checked is not stored, but the landing page is', async () => {
  visit('/photo-mugs?mc_cid=a1b2c3d4e5', '', () => Promise.reject(new TypeError('down')))
  await Promise.resolve()
  expect(jar.pairs.has('mailchimp_campaign_id')).toBe(false)
  expect(stored('landing_page')).toBe('/photo-mugs')
})

it('a campaign is checked by a POST of its id to the backend', async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ data: { checkmailchimpid: { valid: true } } }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', new URL(SHOP))
  expect(await isOurCampaign('a1b2c3d4e5')).toBe(true)
  const [address, init] = fetch.mock.calls[0] ?? []
  expect([new URL(String(address), SHOP).pathname, init?.method]).toEqual(['/graphql', 'POST'])
  const { query, variables } = JSON.parse(String(init?.body))
  expect(query).toContain('checkmailchimpid(campaign_id: $id)')
  expect(variables).toEqual({ id: 'a1b2c3d4e5' })
})

it('a document keeps the address by which it was loaded', () => {
  vi.stubGlobal('location', new URL(`${SHOP}/checkout/cart`))
  vi.stubGlobal('document', { referrer: 'https://www.google.co.nz/' })
  const entries = [{ name: `${SHOP}/?fbclid=1`, type: 'navigate' }]
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
  const first = { address: `${SHOP}/?fbclid=1`, referrer: 'https://www.google.co.nz/', type: 'navigate' }
  expect(documentLoad()).toEqual(first)
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  expect(documentLoad()).toEqual({ ...first, address: `${SHOP}/checkout/cart` })
})

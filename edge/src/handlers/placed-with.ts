import { allowedVendors, CONSENT_COOKIE, readConsent } from '@kea/shared/measuring/consent'
import { PLACED_WITH_HEADER, type PlacedWith } from '@kea/shared/measuring/placed-with'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context'
import { outsideServices } from '../outside-services'

/** `GA1.1.1234567890.1764333000`: the last two numbers are the client. */
const GA_CLIENT = /^GA\d\.\d+\.(\d+\.\d+)$/
/** `GS1.1.1764333000.…`, or `GS2.1.s1764333000$…`: the first number is the session. */
const GA_SESSION = /^GS\d\.\d+\.s?(\d+)/
const META_BROWSER = /^fb\.\d\.\d+\.\d+$/
const META_CLICK = /^fb\.\d\.\d+\.[\w-]{1,400}$/
const DEVICE = /^[\x20-\x7e]{1,400}$/

const matching = (pattern: RegExp, text = '') => pattern.exec(text)
const known = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** What the shopper of an order has chosen, and how the scripts of the companies that are allowed call this browser. */
export function placedWith(c: Context<AppEnv>): PlacedWith | null {
  const { settings, now } = c.get('services')
  const { vendors } = outsideServices(settings)
  if (vendors.size === 0) return null
  const cookie = (name: string) => getCookie(c, name) ?? ''
  const isPrivate = c.req.header('sec-gpc') === '1'
  const consent = readConsent(cookie(CONSENT_COOKIE), now() / 1000)
  const allowed = allowedVendors({ configured: [...vendors.keys()], consent, isPrivate })
  const clients: PlacedWith['clients'] = {}
  if (allowed.includes('meta'))
    clients.meta = known({
      fbp: matching(META_BROWSER, cookie('_fbp'))?.[0],
      fbc: matching(META_CLICK, cookie('_fbc'))?.[0],
      userAgent: matching(DEVICE, c.req.header('user-agent'))?.[0],
    })
  const client = matching(GA_CLIENT, cookie('_ga'))?.[1]
  // Without its cookie, the script never ran here, and nothing has a name for this browser.
  if (allowed.includes('ga4') && client) {
    const session = matching(GA_SESSION, cookie(`_ga_${(vendors.get('ga4') ?? '').replace(/^G-/, '')}`))?.[1]
    clients.ga4 = known({ clientId: client, sessionId: session })
  }
  return { consent: isPrivate ? 'private' : consent ? cookie(CONSENT_COOKIE) : '', clients }
}

/** Adds it to the request of an order. */
export function addPlacedWith(c: Context<AppEnv>, headers: Headers): void {
  const placed = placedWith(c)
  if (placed) headers.set(PLACED_WITH_HEADER, JSON.stringify(placed))
}

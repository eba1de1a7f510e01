import type { BrowserContext, Page } from 'playwright/test'

/**
 * What the vendors' scripts do, as far as their documentation says it: they take over what waits for them, keep a cookie,
 * load more of their own code by a plain address, and report each event by an address.
 */
const ANALYTICS = `(() => {
  const layer = window.analyticsLayer
  document.cookie = '_ga=GA1.1.1234567890.1764333000; path=/'
  document.cookie = '_ga_ABC123=GS2.1.s1764333100$o1; path=/'
  const take = (command) => {
    const [verb, name, about] = command
    if (verb !== 'event') return
    const query = new URLSearchParams({ v: 2, tid: about.send_to, cid: '1234567890.1764333000', en: name, dl: about.page_location })
    if (about.transaction_id) query.set('ep.transaction_id', about.transaction_id)
    fetch('https://www.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true })
  }
  for (const command of layer) take(command)
  layer.push = (...commands) => { for (const command of commands) take(command); return 0 }
})()`

const PIXEL = `(() => {
  const pixel = window.fbq
  document.cookie = '_fbp=fb.1.1764333000000.1116446470; path=/'
  const more = document.createElement('script')
  more.src = 'https://connect.facebook.net/signals/config/1234567890?v=2.9'
  document.head.append(more)
  pixel.callMethod = (verb, id, name, about, options) => {
    if (verb !== 'trackSingle') return
    const query = new URLSearchParams({ id, ev: name, dl: location.href })
    if (options?.eventID) query.set('eid', options.eventID)
    new Image().src = 'https://www.facebook.com/tr/?' + query
  }
  while (pixel.queue.length > 0) pixel.callMethod(...pixel.queue.shift())
})()`

const BING = `window.UET = class {
  constructor({ ti, q }) {
    this.id = ti
    document.cookie = '_uetsid=abc; path=/'
    this.push('pageLoad')
    const waiting = [...q]
    while (waiting.length > 0) this.push(...waiting.splice(0, 3))
  }
  push(verb, name, about) {
    if (verb === 'consent') return
    const query = new URLSearchParams({ ti: this.id, evt: verb === 'event' ? 'custom' : verb, ea: name ?? '', tl: about?.transaction_id ?? '' })
    new Image().src = 'https://bat.bing.com/action/0?' + query
  }
}`

const KLAVIYO = `(() => {
  const send = ([verb, name]) => fetch('https://a.klaviyo.com/client/events?event=' + encodeURIComponent(name), { method: 'POST', mode: 'no-cors', keepalive: true })
  document.cookie = '__kla_id=abc; path=/'
  for (const command of window._klOnsite) send(command)
  window.klaviyo = { push: (...commands) => commands.forEach(send) }
})()`

const TAG_MANAGER = `(() => {
  const layer = window.dataLayer
  const take = (entry) => {
    if (entry.event) fetch('https://www.google-analytics.com/gtm?event=' + entry.event, { method: 'POST', mode: 'no-cors', keepalive: true })
  }
  for (const entry of layer) take(entry)
  layer.push = (...entries) => { for (const entry of entries) take(entry); return 0 }
})()`

const SCRIPTS: readonly [RegExp, string][] = [
  [/^https:\/\/www\.googletagmanager\.com\/gtag\/js/, ANALYTICS],
  [/^https:\/\/www\.googletagmanager\.com\/gtm\.js/, TAG_MANAGER],
  [/^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js/, PIXEL],
  [/^https:\/\/connect\.facebook\.net\/signals\/config/, ''],
  [/^https:\/\/bat\.bing\.com\/bat\.js/, BING],
  [/^https:\/\/static\.klaviyo\.com\//, KLAVIYO],
]

type Answer = 'as documented' | 'refused' | 'hanging' | 'HTML'

/** Answers every request to another origin as the vendors would, or not at all. Lists the addresses. */
export async function answerVendors(context: BrowserContext, shop: string, answer: Answer = 'as documented') {
  const asked: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(shop).origin,
    async (route) => {
      const address = route.request().url()
      asked.push(address)
      if (answer === 'refused') return route.abort('connectionrefused')
      if (answer === 'hanging') return
      if (answer === 'HTML') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please log in' })
      const script = SCRIPTS.find(([pattern]) => pattern.test(address))?.[1]
      if (script === undefined) return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
      return route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  return asked
}

/** Events by their service, in their order: `meta PageView`. */
export const eventsIn = (asked: readonly string[]): string[] =>
  asked.flatMap((address) => {
    const { hostname, pathname, searchParams } = new URL(address)
    if (hostname === 'www.facebook.com') return [`meta ${searchParams.get('ev')}`]
    if (pathname === '/g/collect') return [`ga4 ${searchParams.get('en')}`]
    if (pathname === '/gtm') return [`gtm ${searchParams.get('event')}`]
    if (hostname === 'bat.bing.com' && pathname === '/action/0')
      return [`bing ${searchParams.get('ea') || searchParams.get('evt')}`]
    if (hostname === 'a.klaviyo.com') return [`klaviyo ${searchParams.get('event')}`]
    return []
  })

/** Errors of scripts, and breaches of the content policy. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) problems.push(message.text())
  })
  return problems
}

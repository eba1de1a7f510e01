import type { ExternalFetch } from '../modules/captcha/recaptcha'

export const META_TOKEN = 'meta-access-token-of-a-test'
export const GA4_SECRET = 'ga4-api-secret-of-a-test'
const WEEK_SECONDS = 7 * 86_400

interface MetaEvent {
  event_name: string
  event_id?: string
  event_time: number
  action_source: string
  event_source_url?: string
  user_data: { em?: string[]; client_user_agent?: string; fbp?: string; fbc?: string }
  custom_data: Record<string, unknown>
}

/** Meta's Conversions API and Google's Measurement Protocol, as their documentation has them. */
export function createFakeMeasuring(clock: () => Date) {
  const metaEvents: MetaEvent[] = []
  const ga4: { query: Record<string, string>; body: Record<string, unknown> }[] = []
  const state = { answer: null as (() => Response) | null, asked: [] as string[] }

  const refuse = (message: string) =>
    Response.json({ error: { message, type: 'OAuthException', code: 100 } }, { status: 400 })

  /** A batch with one event that is too old is refused as a whole; an event of a website needs its address and device. */
  async function meta(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    if (form.get('access_token') !== META_TOKEN) return refuse('Invalid OAuth access token')
    const events: MetaEvent[] = JSON.parse(form.get('data') ?? '[]')
    const now = clock().getTime() / 1000
    for (const { event_time: at, action_source: source, event_source_url: url, user_data: user } of events) {
      if (now - at > WEEK_SECONDS) return refuse('Event Timestamp Too Old')
      if (at > now + 60) return refuse('Event Timestamp In Future')
      if (source === 'website' && !(url && user.client_user_agent)) return refuse('Missing Information')
      if ((user.em ?? []).some((hash) => !/^[0-9a-f]{64}$/.test(hash))) return refuse('Unhashed Information')
    }
    metaEvents.push(...events)
    return Response.json({ events_received: events.length, messages: [], fbtrace_id: 'A1' })
  }

  /** It says nothing of an event that it does not take. */
  async function google(request: Request): Promise<Response> {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    if (query.api_secret === GA4_SECRET) ga4.push({ query, body: await request.json() })
    return new Response(null, { status: 204 })
  }

  const fetch: ExternalFetch = async (request) => {
    const { hostname, pathname } = new URL(request.url)
    state.asked.push(`${request.method} ${hostname}${pathname}`)
    if (state.answer) return state.answer()
    if (hostname === 'graph.facebook.com' && /^\/v\d+\.0\/\d+\/events$/.test(pathname)) return meta(request)
    if (hostname === 'www.google-analytics.com' && pathname === '/mp/collect') return google(request)
    throw new Error(`Nothing answers at ${request.url}`)
  }

  return { fetch, state, metaEvents, ga4 }
}

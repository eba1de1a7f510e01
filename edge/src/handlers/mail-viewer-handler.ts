import type { Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer } from '../http/answer'
import { noSuchEndpoint } from '../http/errors'
import { fetchStore } from '../http/fetch-store'

const STORE_TIMEOUT_MS = 10_000
/** A mail may hold a code for logging in. A page of another site must not see it under a name that leads here. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']
/** Nor must another computer, whatever it calls this one. The local server is reached from here alone, or by its front for the network, which says who asks (scripts/lib/lan-front.ts). */
const THIS_COMPUTER = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** GET /__mail…: the mails of a shop on this computer. Everywhere else there is nothing. */
export function mailViewerHandler(): Handler<AppEnv> {
  return async (c, next) => {
    const { pathname, hostname } = c.get('url')
    const peer = c.req.header('cf-connecting-ip') ?? '127.0.0.1'
    const isLocal =
      c.get('services').settings.MODE === 'local' && OWN_HOSTS.includes(hostname) && THIS_COMPUTER.includes(peer)
    if (!isLocal || c.req.method !== 'GET') return noSuchEndpoint(c, next)
    const headers = { 'x-request-id': c.get('requestId') }
    const { text, status, headers: upstream } = await fetchStore(c, pathname, { headers }, STORE_TIMEOUT_MS)
    return answer(c, text, status, {
      'content-type': upstream.get('content-type') ?? 'text/plain',
      'content-security-policy': upstream.get('content-security-policy') ?? "default-src 'none'",
      'cache-control': 'private, no-store',
    })
  }
}

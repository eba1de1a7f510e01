import { type Clock, systemClock } from './clock'
import { type Env, parseSettings, type StoreSettings } from './env'
import { answerGraphQl } from './graphql-endpoint'
import { sha256 } from './identity'
import { logError } from './log'
import { answerMedia } from './modules/uploads/media-endpoint'
import { answerUploads } from './modules/uploads/uploads-endpoint'
import { createServices } from './services'

/** Enough for any key the edge makes, and a bound on what is hashed. */
const GUEST_KEY = /^[\w-]{16,128}$/

const ownerOf = async (request: Request): Promise<string | null> => {
  const key = request.headers.get('x-guest-key') ?? ''
  return GUEST_KEY.test(key) ? sha256(key) : null
}

/** The Worker: GraphQL, uploads and private files; jobs once a minute. */
export function createStore(clock: Clock = systemClock) {
  async function answer(request: Request, env: Env, settings: StoreSettings, requestId: string, ctx: ExecutionContext) {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') {
      await env.DB.prepare('SELECT 1').first()
      return new Response('ok', { headers: { 'Cache-Control': 'no-store' } })
    }
    const services = createServices({
      env,
      settings,
      clock,
      requestId,
      owner: await ownerOf(request),
      waitUntil: (work) => ctx.waitUntil(work),
    })
    if (pathname === '/graphql') {
      return answerGraphQl(request, { requestId, storeCode: settings.STORE_CODE, services })
    }
    if (pathname === '/uploads' || pathname.startsWith('/uploads/')) return answerUploads(request, services.uploads)
    if (pathname.startsWith('/media/uploads/')) return answerMedia(request, services.uploads)
    return Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 })
  }

  return {
    async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
      const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
      try {
        return await answer(request, env, parseSettings(env), requestId, ctx)
      } catch (error) {
        logError('request', requestId, error)
        return Response.json({ code: 'INTERNAL', message: 'Something went wrong on our side.' }, { status: 500 })
      }
    },

    async scheduled(_controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
      const requestId = crypto.randomUUID()
      const { jobs } = createServices({
        env,
        settings: parseSettings(env),
        clock,
        requestId,
        owner: null,
        waitUntil: (work) => ctx.waitUntil(work),
      })
      await jobs.drain()
      await jobs.sweep()
    },
  }
}

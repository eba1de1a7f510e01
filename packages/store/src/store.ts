import { type Clock, systemClock } from './clock'
import { type Env, parseSettings, type StoreSettings } from './env'
import { answerGraphQl } from './graphql-endpoint'
import { logError } from './log'
import { callerOf, NOBODY } from './modules/customers/caller'
import { createCustomersRepo } from './modules/customers/repo'
import { answerMedia } from './modules/uploads/media-endpoint'
import { answerUploads } from './modules/uploads/uploads-endpoint'
import { createServices } from './services'

/** The Worker: GraphQL, uploads and private files; jobs once a minute. */
export function createStore(clock: Clock = systemClock) {
  async function answer(request: Request, env: Env, settings: StoreSettings, requestId: string, ctx: ExecutionContext) {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') {
      await env.DB.prepare('SELECT 1').first()
      return new Response('ok', { headers: { 'Cache-Control': 'no-store' } })
    }
    const customers = createCustomersRepo(env.DB)
    const services = createServices({
      env,
      settings,
      clock,
      requestId,
      customers,
      caller: await callerOf(request, { repo: customers, clock, signingKey: settings.SIGNING_KEY }),
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
        customers: createCustomersRepo(env.DB),
        caller: NOBODY,
        waitUntil: (work) => ctx.waitUntil(work),
      })
      await jobs.drain()
      await jobs.sweep()
    },
  }
}

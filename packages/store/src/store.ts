import { HANDOVER_PATH } from '@kea/shared/constants/handover'
import { IDEMPOTENCY_KEY } from '@kea/shared/constants/idempotency'
import { INVOICES_PATH } from '@kea/shared/constants/invoices'
import { MAIL_VIEWER_PATH } from '@kea/shared/constants/mail-viewer'
import { OPERATOR_PATH } from '@kea/shared/constants/operator'
import { PAY_PATH } from '@kea/shared/constants/pay'
import { FORGOT_PASSWORD, REST_PATH } from '@kea/shared/constants/rest'
import { WALL_TEMPLATES_PATH } from '@kea/shared/constants/wall-templates'
import { REFERRAL_CODE } from '@kea/shared/navigation/referral-code'
import { routes } from '@kea/shared/routes'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { type Clock, systemClock } from './clock'
import { type Env, parseSettings, type StoreSettings } from './env'
import { answerGraphQl } from './graphql-endpoint'
import { logError } from './log'
import { minuteJobs } from './minute-jobs'
import { runMinuteWork } from './minute-work'
import { answerForgotPassword } from './modules/accounts/forgot-password-endpoint'
import { answerAltcha } from './modules/captcha/altcha-endpoint'
import type { ExternalFetch } from './modules/captcha/recaptcha'
import { callerOf, NOBODY } from './modules/customers/caller'
import { createCustomersRepo } from './modules/customers/repo'
import { answerHandover } from './modules/handover/handover-endpoint'
import { answerInvoice } from './modules/invoices/invoices-endpoint'
import { answerMailViewer } from './modules/mails/viewer-endpoint'
import { answerOneClick } from './modules/newsletter/one-click-endpoint'
import { answerOperator } from './modules/operator/operator-endpoint'
import { answerPay } from './modules/payments/pay-endpoint'
import { answerReviews } from './modules/reviews/reviews-endpoint'
import { answerSearch } from './modules/search/search-endpoint'
import { answerMedia } from './modules/uploads/media-endpoint'
import { answerUploads } from './modules/uploads/uploads-endpoint'
import { answerWallTemplate } from './modules/wall-templates/wall-templates-endpoint'
import { createServices } from './services'

const MINUTE_MS = 60_000

/** The Worker: GraphQL, search, uploads, private files, the operator's commands, and jobs once a minute. */
export function createStore(clock: Clock = systemClock, externalFetch: ExternalFetch = (request) => fetch(request)) {
  async function answer(request: Request, env: Env, settings: StoreSettings, requestId: string, ctx: ExecutionContext) {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') {
      await env.DB.prepare('SELECT 1').first()
      return new Response('ok', { headers: { 'Cache-Control': 'no-store' } })
    }
    const customers = createCustomersRepo(env.DB)
    const waitUntil = (promise: Promise<unknown>) => ctx.waitUntil(promise)
    const onError = (event: string, error: unknown) => logError(event, requestId, error)
    const services = createServices({
      env,
      settings,
      clock,
      customers,
      caller: await callerOf(request, {
        repo: customers,
        clock,
        signingKey: settings.SIGNING_KEY,
        later: (work) => ctx.waitUntil(work.catch((error) => logError('session seen', requestId, error))),
      }),
      captchaHeader: request.headers.get('x-recaptcha'),
      idempotencyKey: IDEMPOTENCY_KEY.exec(request.headers.get('idempotency-key') ?? '')?.[0] ?? null,
      referralCode: REFERRAL_CODE.exec(request.headers.get('x-referral') ?? '')?.[0] ?? null,
      shopOrigin: request.headers.get('x-shop-origin') ?? '',
      externalFetch,
      waitUntil,
      onError,
    })
    if (pathname === '/graphql') {
      return answerGraphQl(request, { requestId, storeCode: settings.STORE_CODE, services })
    }
    if (pathname === routes.unsubscribe()) return answerOneClick(request, services.newsletter)
    if (pathname === '/altcha') return answerAltcha(request, services.captcha)
    if (pathname === REST_PATH + FORGOT_PASSWORD) return answerForgotPassword(request, services.waysIn)
    if (pathname.startsWith(`${REST_PATH}/reviews/`)) return answerReviews(request, services)
    if (pathname === SEARCH_PATH) return answerSearch(request, services.search, settings.STORE_CODE)
    if (pathname === HANDOVER_PATH) return answerHandover(request, services.handover)
    if (settings.MODE === 'local' && (pathname === MAIL_VIEWER_PATH || pathname.startsWith(`${MAIL_VIEWER_PATH}/`))) {
      return answerMailViewer(request, services.mails)
    }
    if (pathname.startsWith(`${PAY_PATH}/`)) {
      return answerPay(request, { payments: services.payments, settings, waitUntil, onError })
    }
    if (pathname === OPERATOR_PATH) return answerOperator(request, services, settings.OPERATOR_TOKEN)
    if (pathname === '/uploads' || pathname.startsWith('/uploads/')) return answerUploads(request, services)
    if (pathname.startsWith(`${INVOICES_PATH}/`)) return answerInvoice(request, services.invoices)
    if (pathname.startsWith(`${WALL_TEMPLATES_PATH}/`)) return answerWallTemplate(request, services.wallTemplates)
    if (pathname.startsWith('/media/uploads/')) return answerMedia(request, services.uploads)
    return Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 })
  }

  const work = (env: Env, settings: StoreSettings, ctx: ExecutionContext): Promise<void> => {
    const requestId = crypto.randomUUID()
    const waitUntil = (promise: Promise<unknown>) => ctx.waitUntil(promise)
    const onError = (event: string, error: unknown) => logError(event, requestId, error)
    const services = createServices({
      env,
      settings,
      clock,
      customers: createCustomersRepo(env.DB),
      caller: NOBODY,
      captchaHeader: null,
      idempotencyKey: null,
      referralCode: null,
      shopOrigin: '',
      externalFetch,
      waitUntil,
      onError,
    })
    return runMinuteWork(minuteJobs(services), { onError, waitUntil })
  }

  let workedAt = 0
  let isWorking = false
  /**
   * A local Worker has no cron, so the first request of a minute starts the jobs, unless those of an earlier minute
   * are still running.
   */
  const workLocally = (env: Env, settings: StoreSettings, ctx: ExecutionContext): void => {
    const now = clock().getTime()
    if (settings.MODE !== 'local' || isWorking || now - workedAt < MINUTE_MS) return
    workedAt = now
    isWorking = true
    const working = work(env, settings, ctx).finally(() => {
      isWorking = false
    })
    ctx.waitUntil(working.catch((error) => logError('local work', 'none', error)))
  }

  return {
    async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
      const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
      try {
        const settings = parseSettings(env)
        workLocally(env, settings, ctx)
        return await answer(request, env, settings, requestId, ctx)
      } catch (error) {
        logError('request', requestId, error)
        return Response.json({ code: 'INTERNAL', message: 'Something went wrong on our side.' }, { status: 500 })
      }
    },

    async scheduled(_controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
      await work(env, parseSettings(env), ctx)
    },
  }
}

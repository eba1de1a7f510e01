import { IDEMPOTENCY_KEY } from '@kea/shared/constants/idempotency'
import { PLACED_WITH_HEADER } from '@kea/shared/measuring/placed-with'
import { REFERRAL_CODE } from '@kea/shared/navigation/referral-code'
import { type AppEnv, createApp } from './app'
import { type Clock, systemClock } from './clock'
import { type Env, parseSettings, type StoreSettings } from './env'
import { logError } from './log'
import { minuteJobs } from './minute-jobs'
import { runMinuteWork } from './minute-work'
import type { ExternalFetch } from './modules/captcha/recaptcha'
import { callerOf, NOBODY } from './modules/customers/caller'
import { createCustomersRepo } from './modules/customers/repo'
import { readPlacedWith } from './modules/purchases/read-placed-with'
import { createServices } from './services'

const MINUTE_MS = 60_000

/** The Worker: GraphQL, search, uploads, private files, the operator's commands, and jobs once a minute. */
export function createStore(clock: Clock = systemClock, externalFetch: ExternalFetch = (request) => fetch(request)) {
  type Execution = Pick<ExecutionContext, 'waitUntil'>

  /** What the services of a request and of a job have in common. */
  const surroundings = (env: Env, settings: StoreSettings, requestId: string, ctx: Execution) => ({
    env,
    settings,
    clock,
    externalFetch,
    customers: createCustomersRepo(env.DB),
    waitUntil: (promise: Promise<unknown>) => ctx.waitUntil(promise),
    onError: (event: string, error: unknown) => logError(event, requestId, error),
  })

  const work = (env: Env, settings: StoreSettings, ctx: Execution): Promise<void> => {
    const common = surroundings(env, settings, crypto.randomUUID(), ctx)
    const nobody = {
      caller: NOBODY,
      captchaHeader: null,
      idempotencyKey: null,
      referralCode: null,
      placedWith: readPlacedWith(''),
      shopOrigin: '',
    }
    return runMinuteWork(minuteJobs(createServices({ ...common, ...nobody })), common)
  }

  let workedAt = 0
  let isWorking = false
  /**
   * A local Worker has no cron, so the first request of a minute starts the jobs, unless those of an earlier minute
   * are still running.
   */
  const workLocally = (env: Env, settings: StoreSettings, ctx: Execution): void => {
    const now = clock().getTime()
    if (settings.MODE !== 'local' || isWorking || now - workedAt < MINUTE_MS) return
    workedAt = now
    isWorking = true
    const working = work(env, settings, ctx).finally(() => {
      isWorking = false
    })
    ctx.waitUntil(working.catch((error) => logError('local work', 'none', error)))
  }

  const app = createApp({
    async settings(c, next) {
      c.set('requestId', c.req.header('x-request-id') ?? crypto.randomUUID())
      c.set('settings', parseSettings(c.env))
      workLocally(c.env, c.var.settings, c.executionCtx)
      await next()
    },

    async services(c, next) {
      const { requestId, settings } = c.var
      const common = surroundings(c.env, settings, requestId, c.executionCtx)
      const caller = await callerOf(c.req.raw, {
        repo: common.customers,
        clock,
        signingKey: settings.SIGNING_KEY,
        later: (seen) => common.waitUntil(seen.catch((error) => logError('session seen', requestId, error))),
      })
      const header = (name: string): string => c.req.header(name) ?? ''
      const services = createServices({
        ...common,
        caller,
        captchaHeader: c.req.header('x-recaptcha') ?? null,
        idempotencyKey: IDEMPOTENCY_KEY.exec(header('idempotency-key'))?.[0] ?? null,
        referralCode: REFERRAL_CODE.exec(header('x-referral'))?.[0] ?? null,
        placedWith: readPlacedWith(header(PLACED_WITH_HEADER)),
        shopOrigin: header('x-shop-origin'),
      })
      c.set('services', services)
      await next()
    },
  })

  return {
    fetch: (request: Request, env: AppEnv['Bindings'], ctx: ExecutionContext) => app.fetch(request, env, ctx),

    async scheduled(_controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
      await work(env, parseSettings(env), ctx)
    },
  }
}

import { HANDOVER_PATH } from '@kea/shared/constants/handover'
import { INVOICES_PATH } from '@kea/shared/constants/invoices'
import { MAIL_VIEWER_PATH } from '@kea/shared/constants/mail-viewer'
import { OPERATOR_PATH } from '@kea/shared/constants/operator'
import { PAY_PATH } from '@kea/shared/constants/pay'
import { FORGOT_PASSWORD, REST_PATH } from '@kea/shared/constants/rest'
import { WALL_TEMPLATES_PATH } from '@kea/shared/constants/wall-templates'
import { routes } from '@kea/shared/routes'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Env, StoreSettings } from './env'
import { answerGraphQl } from './graphql-endpoint'
import { logError } from './log'
import { answerForgotPassword } from './modules/accounts/forgot-password-endpoint'
import { answerAltcha } from './modules/captcha/altcha-endpoint'
import { answerHandover } from './modules/handover/handover-endpoint'
import { answerInvoice } from './modules/invoices/invoices-endpoint'
import { answerMailViewer } from './modules/mails/viewer-endpoint'
import { answerOneClick } from './modules/newsletter/one-click-endpoint'
import { answerEvents } from './modules/numbers/events-endpoint'
import { answerOperator } from './modules/operator/operator-endpoint'
import { answerPay } from './modules/payments/pay-endpoint'
import { answerReviews } from './modules/reviews/reviews-endpoint'
import { answerSearch } from './modules/search/search-endpoint'
import { answerMedia } from './modules/uploads/media-endpoint'
import { answerUploads } from './modules/uploads/uploads-endpoint'
import { answerWallTemplate } from './modules/wall-templates/wall-templates-endpoint'
import type { Services } from './services'

export interface AppEnv {
  Bindings: Env
  Variables: { requestId: string; settings: StoreSettings; services: Services }
}

interface Prepare {
  /** Notes the id and the settings of a request. */
  settings: MiddlewareHandler<AppEnv>
  /** Reads the caller of a request, and gives it its services. */
  services: MiddlewareHandler<AppEnv>
}

/** What the store answers. Each endpoint refuses the methods that it does not take. */
export function createApp(prepare: Prepare) {
  const app = new Hono<AppEnv>()
  app.onError((error, c) => {
    logError('request', c.get('requestId'), error)
    return c.json({ code: 'INTERNAL', message: 'Something went wrong on our side.' }, 500)
  })
  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, 404))

  app.use(prepare.settings)
  app.all('/healthz', async (c) => {
    await c.env.DB.prepare('SELECT 1').first()
    return c.text('ok', 200, { 'Cache-Control': 'no-store' })
  })

  app.use(prepare.services)
  app.all('/graphql', ({ req, var: { requestId, settings, services } }) =>
    answerGraphQl(req.raw, { requestId, storeCode: settings.STORE_CODE, services }),
  )
  app.all(routes.unsubscribe(), (c) => answerOneClick(c.req.raw, c.var.services.newsletter))
  app.all('/events', (c) => answerEvents(c.req.raw, c.var.services.numbers))
  app.all('/altcha', (c) => answerAltcha(c.req.raw, c.var.services.captcha))
  app.all(REST_PATH + FORGOT_PASSWORD, (c) => answerForgotPassword(c.req.raw, c.var.services.authentication))
  app.all(`${REST_PATH}/reviews/*`, (c) => answerReviews(c.req.raw, c.var.services))
  app.all(SEARCH_PATH, (c) => answerSearch(c.req.raw, c.var.services.search, c.var.settings.STORE_CODE))
  app.all(HANDOVER_PATH, (c) => answerHandover(c.req.raw, c.var.services.handover))
  app.all(`${MAIL_VIEWER_PATH}/*`, (c, next) =>
    c.var.settings.MODE === 'local' ? answerMailViewer(c.req.raw, c.var.services.mails) : next(),
  )
  app.all(`${PAY_PATH}/*`, ({ req, executionCtx, var: { requestId, settings, services } }) =>
    answerPay(req.raw, {
      payments: services.payments,
      settings,
      waitUntil: (work) => executionCtx.waitUntil(work),
      onError: (event, error) => logError(event, requestId, error),
    }),
  )
  app.all(OPERATOR_PATH, (c) => answerOperator(c.req.raw, c.var.services, c.var.settings.OPERATOR_TOKEN))
  app.all('/uploads/*', (c) => answerUploads(c.req.raw, c.var.services))
  app.all(`${INVOICES_PATH}/*`, (c) => answerInvoice(c.req.raw, c.var.services.invoices))
  app.all(`${WALL_TEMPLATES_PATH}/*`, (c) => answerWallTemplate(c.req.raw, c.var.services.wallTemplates))
  app.all('/media/uploads/*', (c) => answerMedia(c.req.raw, c.var.services.uploads))
  return app
}

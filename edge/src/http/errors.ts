import type { ErrorHandler, Handler } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'

/** What nobody expected: logged under the request's id, told without detail. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId') ?? ''
  log('error', { requestId, message: messageOf(error) })
  return c.text(`Something went wrong on our side. Please try again. (${requestId})`, 500, {
    'cache-control': 'no-store',
  })
}

/** Machine endpoints that are not there (yet). */
export const noSuchEndpoint: Handler<AppEnv> = (c) =>
  c.json({ message: 'There is nothing at this address.' }, 404, { 'cache-control': 'no-store' })

/** Pages are only ever read. */
export const methodNotAllowed: Handler<AppEnv> = (c) =>
  c.text('This address can only be read.', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })

import type { ErrorHandler, Handler } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { answerJson, answerText } from './answer'

/** What nobody expected: logged under the request's id, told without detail. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId')
  log('error', { requestId, message: messageOf(error) })
  return answerText(c, `Something went wrong on our side. Please try again. (${requestId})`, 500)
}

/** Machine endpoints that are not there (yet). */
export const noSuchEndpoint: Handler<AppEnv> = (c) =>
  answerJson(c, { message: 'There is nothing at this address.' }, 404)

/** Pages are only ever read. */
export const methodNotAllowed: Handler<AppEnv> = (c) =>
  answerText(c, 'This address can only be read.', 405, { allow: 'GET, HEAD' })

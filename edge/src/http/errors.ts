import type { ErrorHandler, Handler } from 'hono'
import type { AppEnv } from '../context'
import { log, messageOf } from '../log'
import { answerJson, answerText } from './answer'

/** Answers an unexpected error. The details go to the log only. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId')
  log('error', { requestId, message: messageOf(error) })
  return answerText(c, `Something went wrong on our side. Please try again. (${requestId})`, 500)
}

/** Answers a machine endpoint that does not exist. */
export const noSuchEndpoint: Handler<AppEnv> = (c) =>
  answerJson(c, { message: 'There is nothing at this address.' }, 404)

/** Answers a method other than GET and HEAD for a page. */
export const methodNotAllowed: Handler<AppEnv> = (c) =>
  answerText(c, 'This address can only be read.', 405, { allow: 'GET, HEAD' })

import { CHANGED_PAGES, OPERATOR_PATH } from '@kea/shared/constants/operator'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { fetchStore } from '../http/fetch-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { exceededLimit, networkOf, RETRY_AFTER } from './rate-limits'

/** Fits the content of the longest page. */
const BODY_MAX_BYTES = 120_000
/** A command may touch hundreds of orders. */
const STORE_TIMEOUT_MS = 30_000
const PRIVATE = { 'cache-control': 'private, no-store' }

/** Purges the changed pages. The command has already succeeded, so a failure is only logged. */
async function purgeChangedPages(c: Context<AppEnv>, changed: string | null): Promise<void> {
  try {
    for (const path of changed?.split(' ') ?? []) await c.get('services').pages.purge(path)
  } catch (error) {
    log('purge', { requestId: c.get('requestId'), error: messageOf(error) })
  }
}

/** Forwards the operator's commands to our own store. The store checks the token; cookies are not forwarded. */
export function operatorHandler(): Handler<AppEnv> {
  return async (c) => {
    if (c.req.method !== 'POST') return answerJson(c, { message: 'Commands are posted.' }, 405, { allow: 'POST' })
    const overLimit = await exceededLimit(c, ['OPERATOR_LIMIT'])
    if (overLimit !== null) return answerJson(c, { message: overLimit }, 429, RETRY_AFTER)
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return answerJson(c, { message: body.message }, body.status)
    try {
      const headers = {
        authorization: c.req.header('authorization') ?? '',
        'content-type': 'application/json',
        'x-request-id': c.get('requestId'),
        // The store logs a hash of it with the command.
        'x-caller': networkOf(c),
      }
      const upstream = await fetchStore(c, OPERATOR_PATH, { method: 'POST', headers, body }, STORE_TIMEOUT_MS)
      await purgeChangedPages(c, upstream.headers.get(CHANGED_PAGES))
      const challenge = upstream.headers.get('www-authenticate')
      return answer(c, upstream.text, upstream.status, {
        'content-type': 'application/json; charset=utf-8',
        ...PRIVATE,
        ...(challenge !== null && { 'www-authenticate': challenge }),
      })
    } catch (error) {
      log('operator', { requestId: c.get('requestId'), error: messageOf(error) })
      return answerJson(c, { message: 'The store cannot be reached right now. Please try again in a moment.' }, 502)
    }
  }
}

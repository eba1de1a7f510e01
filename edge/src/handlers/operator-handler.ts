import { CHANGED_PAGES, OPERATOR_PATH } from '@kea/shared/constants/operator'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { answer, answerJson } from '../http/answer'
import { askStore } from '../http/ask-store'
import { readBody } from '../http/request-body'
import { log, messageOf } from '../log'
import { RETRY_AFTER, siteOf, tooMany } from './rate-limits'

/** The longest answer to a question, and some words beside it. */
const BODY_MAX_BYTES = 20_000
/** A command may touch hundreds of orders. */
const STORE_TIMEOUT_MS = 30_000
const PRIVATE = { 'cache-control': 'private, no-store' }

/** The pages that changed are loaded anew with the next visit. The command is done by now, so a failure is only logged. */
async function forget(c: Context<AppEnv>, changed: string | null): Promise<void> {
  try {
    for (const path of changed?.split(' ') ?? []) await c.get('services').pages.purge(path)
  } catch (error) {
    log('clear', { requestId: c.get('requestId'), error: messageOf(error) })
  }
}

/** The operator's commands, to our own store: it knows the token and looks at it, so no cookie opens anything here. */
export function operatorHandler(): Handler<AppEnv> {
  return async (c) => {
    if (c.req.method !== 'POST') return answerJson(c, { message: 'Commands are posted.' }, 405, { allow: 'POST' })
    const stopped = await tooMany(c, ['OPERATOR_LIMIT'])
    if (stopped !== null) return answerJson(c, { message: stopped }, 429, RETRY_AFTER)
    const body = await readBody(c, BODY_MAX_BYTES)
    if (typeof body !== 'string') return answerJson(c, { message: body.message }, body.status)
    try {
      const headers = {
        authorization: c.req.header('authorization') ?? '',
        'content-type': 'application/json',
        'x-request-id': c.get('requestId'),
        // The store keeps a hash of it beside what was run.
        'x-caller': siteOf(c),
      }
      const upstream = await askStore(c, OPERATOR_PATH, { method: 'POST', headers, body }, STORE_TIMEOUT_MS)
      await forget(c, upstream.headers.get(CHANGED_PAGES))
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

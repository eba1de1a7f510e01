import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answerJson, answerText } from '../http/answer'
import { canonicalPath } from '../redirects/canonical-path'
import { exceededLimit, RETRY_AFTER } from './rate-limits'

/** Counts only pages that are not in memory. Pages in memory cost almost nothing, and crawlers read many. */
const limitMessage = (c: Context<AppEnv>, path: string): Promise<string | null> | null =>
  c.get('services').pages.isInMemory(path) ? null : exceededLimit(c, ['PAGE_LIMIT'])

const refuse = (c: Context<AppEnv>, message: string) => answerJson(c, { errors: [{ message }] }, 429, RETRY_AFTER)

/** Limits page requests. */
export const pageLimit = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const overLimit = await limitMessage(c, canonicalPath(c.get('url').pathname))
    return overLimit === null ? next() : answerText(c, overLimit, 429, RETRY_AFTER)
  })

/** Limits requests for page data by /cacheurl in the same way. */
export const pageDataLimit = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const path = c.get('url').searchParams.get('url') ?? ''
    const overLimit = path.startsWith('/') ? await limitMessage(c, canonicalPath(path.replace(/[?#].*$/s, ''))) : null
    return overLimit === null ? next() : refuse(c, overLimit)
  })

/** Limits health checks that call the backend. The plain health check is not limited. */
export const deepHealthLimit = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const overLimit = c.get('url').searchParams.has('deep') ? await exceededLimit(c, ['QUERY_LIMIT']) : null
    return overLimit === null ? next() : refuse(c, overLimit)
  })

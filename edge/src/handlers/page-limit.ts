import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context'
import { answerJson, answerText } from '../http/answer'
import { canonicalPath } from '../redirects/canonical-path'
import { RETRY_AFTER, tooMany } from './rate-limits'

/** A page in memory costs nothing, and crawlers read many: only others are counted. */
const stoppedAt = (c: Context<AppEnv>, path: string): Promise<string | null> | null =>
  c.get('services').pages.isInMemory(path) ? null : tooMany(c, ['PAGE_LIMIT'])

const refuse = (c: Context<AppEnv>, message: string) => answerJson(c, { errors: [{ message }] }, 429, RETRY_AFTER)

/** Counts a page that is not in memory. */
export const pageLimit = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const stopped = await stoppedAt(c, canonicalPath(c.get('url').pathname))
    return stopped === null ? next() : answerText(c, stopped, 429, RETRY_AFTER)
  })

/** Counts the page whose data /cacheurl is asked for, in the same way. */
export const pageDataLimit = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const path = c.get('url').searchParams.get('url') ?? ''
    const stopped = path.startsWith('/') ? await stoppedAt(c, canonicalPath(path.replace(/[?#].*$/s, ''))) : null
    return stopped === null ? next() : refuse(c, stopped)
  })

/** Counts the question to the backend; that the edge runs is free to ask. */
export const deepHealthLimit = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const stopped = c.get('url').searchParams.has('deep') ? await tooMany(c, ['QUERY_LIMIT']) : null
    return stopped === null ? next() : refuse(c, stopped)
  })

import { assetType } from '@kea/shared/builds/asset-types'
import { EARLIER_BUILD } from '@kea/shared/builds/earlier-build'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../context'
import { exceededLimit, RETRY_AFTER } from '../handlers/rate-limits'
import { answer, answerText } from '../http/answer'
import { isUnchanged } from '../http/entity-tag'
import { fixedLength } from '../http/fixed-length'
import { log, messageOf } from '../log'

const FOLDER = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'

/** The headers of a file, as the platform sends them for a file of the present build: a worker gets no content policy. */
function headersOf(c: Context<AppEnv>, name: string, type: string): Record<string, string> {
  const { 'content-security-policy': _policy, ...common } = c.get('common')
  c.set('common', common)
  // The name has the hash of the contents.
  return { 'content-type': type, 'cache-control': FOREVER, etag: `"${name}"`, [EARLIER_BUILD]: '1' }
}

async function answerFile(c: Context<AppEnv>, name: string, type: string): Promise<Response | null> {
  const { earlierBuilds } = c.get('services')
  const file = await earlierBuilds.find(name)
  if (file === null) return null
  if (c.req.method === 'HEAD') return answer(c, null, 200, headersOf(c, name, type))
  if (isUnchanged(c.req.header('if-none-match'), `"${name}"`)) return answer(c, null, 304, headersOf(c, name, type))
  const body = file.bytes === 0 ? '' : await earlierBuilds.open(file)
  if (body === null) return null
  const sent = typeof body === 'string' ? body : fixedLength(body, file.bytes)
  return answer(c, sent, 200, headersOf(c, name, type))
}

/**
 * GET /assets/*: a file of the present build never reaches the Worker, so this one is of a build that was replaced in the
 * last days, or of one that other parts of the network have already. No other object of the bucket can be asked for.
 */
export const earlierFile = (): Handler<AppEnv> => async (c, next) => {
  const name = c.get('url').pathname.slice(FOLDER.length)
  const type = assetType(name)
  if (type === null) return next()
  const overLimit = await exceededLimit(c, ['MEDIA_LIMIT'])
  if (overLimit !== null) return answerText(c, overLimit, 429, RETRY_AFTER)
  try {
    return (await answerFile(c, name, type)) ?? next()
  } catch (error) {
    log('earlier-builds', { requestId: c.get('requestId'), error: messageOf(error) })
    return answerText(c, 'This file cannot be read right now.', 503, { 'retry-after': '10' })
  }
}

import type { Context } from 'hono'
import type { AppEnv } from '../context'

/** True if this caller may still try the purge token. Without the rate limit binding nobody may. */
export async function mayTryToken(c: Context<AppEnv>): Promise<boolean> {
  const { purgeLimit } = c.get('services')
  if (!purgeLimit) return false
  const { success } = await purgeLimit.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' })
  return success
}

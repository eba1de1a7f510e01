import type { Context } from 'hono'
import type { AppEnv } from '../context'

/** True while this caller has not guessed the token too often. Without a limit bound nobody may guess. */
export async function mayPurge(c: Context<AppEnv>): Promise<boolean> {
  const { purgeLimit } = c.get('services')
  if (!purgeLimit) return false
  const { success } = await purgeLimit.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' })
  return success
}

import type { Context } from 'hono'
import type { AppEnv } from '../context'

/** True while this caller has not guessed the token too often. Without a limit bound nobody may guess. */
export async function mayClear(c: Context<AppEnv>): Promise<boolean> {
  const { clearLimit } = c.get('services')
  if (!clearLimit) return false
  const { success } = await clearLimit.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' })
  return success
}

import type { Context } from 'hono'
import type { AppEnv } from '../context'

/** True while this visitor has not tried too often. Without a limit bound nobody may. */
export async function mayClear(c: Context<AppEnv>): Promise<boolean> {
  const { clearLimit } = c.get('services')
  if (!clearLimit) return false
  const { success } = await clearLimit.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' })
  return success
}

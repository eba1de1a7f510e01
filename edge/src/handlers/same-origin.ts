import type { Context } from 'hono'
import type { AppEnv } from '../context'
import type { Settings } from '../settings'

/** True where the browser says that the request comes from a page of this shop. */
export function isSameOrigin(c: Context<AppEnv>, settings: Settings): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && (origin === settings.SITE_URL || origin === c.get('url').origin)
}

/** True where a page of another site asks; programs that are no browser send no Origin. */
export const isForeign = (c: Context<AppEnv>, settings: Settings): boolean =>
  c.req.header('origin') !== undefined && !isSameOrigin(c, settings)

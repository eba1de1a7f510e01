import type { Context } from 'hono'
import type { AppEnv } from '../context'
import type { Settings } from '../settings'

/** True if the Origin header names this shop. A request without the header is neither same-origin nor cross-origin. */
export function isSameOrigin(c: Context<AppEnv>, settings: Settings): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && (origin === settings.SITE_URL || origin === c.get('url').origin)
}

/** True if the Origin header names another site. Programs other than browsers send no Origin. */
export const isCrossOrigin = (c: Context<AppEnv>, settings: Settings): boolean =>
  c.req.header('origin') !== undefined && !isSameOrigin(c, settings)

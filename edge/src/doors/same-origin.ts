import type { Settings } from '../settings'

/** True where the browser says that the request comes from a page of this shop. */
export function isSameOrigin(request: Request, settings: Settings): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && (origin === settings.SITE_URL || origin === new URL(request.url).origin)
}

/** True where a page of another site asks; programs that are no browser send no Origin. */
export const isForeign = (request: Request, settings: Settings): boolean =>
  request.headers.has('origin') && !isSameOrigin(request, settings)

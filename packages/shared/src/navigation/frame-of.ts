import type { RouteFrame } from '../route'
import { routeOf } from '../routes'

/** Speed landing pages stand in the bare layout (ROUTE-23). */
const SPEED_PREFIX = 'canvas-prints-speed-'

/** A page of the CMS that is opened beside an upload. */
const PICTURE_TIPS = '/picture-tips'

/** The frame round a path (no query): the table says it; the speed pages are slugs that stand bare. */
export function frameOf(path: string): RouteFrame {
  if (path.startsWith(`/${SPEED_PREFIX}`)) return 'bare'
  if (path === PICTURE_TIPS) return 'no-footer'
  return routeOf(path)?.frame ?? 'full'
}

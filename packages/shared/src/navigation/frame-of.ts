import type { RouteFrame } from '../route'
import { routeOf } from '../routes'

/** Speed landing pages have the bare layout. */
const SPEED_PREFIX = 'canvas-prints-speed-'

/** A CMS page that is opened during an upload. */
const PICTURE_TIPS = '/picture-tips'

/** True in the checkout. Search and footer are folded there, so that nothing distracts from the order. */
export const isFolded = (path: string): boolean => /^\/checkout(?:\/|$)/.test(path)

/** The layout of a path without query: that of its route, or bare for the speed pages. */
export function frameOf(path: string): RouteFrame {
  if (path.startsWith(`/${SPEED_PREFIX}`)) return 'bare'
  if (path === PICTURE_TIPS) return 'no-footer'
  return routeOf(path)?.frame ?? 'full'
}

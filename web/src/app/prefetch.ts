import { hasPageData, routeOf } from '@kea/shared/routes'
import { matchRoutes } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { pageQuery } from '~/features/page/page-query'
import { savesData } from '~/lib/saves-data'
import { layoutRoutes } from './layout-routes'
import { pageLayouts, pageRoutes } from './page-routes'

/** A panel that opens asks for its own contents first. */
const PANEL_MS = 400
/** A pointer that passes over a link, or a finger that begins to scroll, announces nothing. */
const REST_MS = 40

const shopRoutes = layoutRoutes(pageRoutes, pageLayouts)

/** Loads code and data of a page. The navigation itself reports an error. */
async function prefetch(url: URL): Promise<void> {
  if (hasPageData(routeOf(url.pathname))) void queryClient.prefetchQuery(pageQuery(url.pathname))
  const request = new Request(url)
  const load = (matchRoutes(shopRoutes, url) ?? []).map(async ({ route, params }) => {
    const { loader } = route
    if (typeof loader === 'function') await loader({ request, params, url, pattern: route.path ?? '', context: {} })
  })
  await Promise.allSettled(load)
}

/** Prefetches the page that a panel leads to, once the panel has had its turn. Returns its end. */
export function prefetchBehindPanel(path: string): () => void {
  if (savesData()) return () => {}
  const timer = setTimeout(() => void prefetch(new URL(path, location.origin)), PANEL_MS)
  return () => clearTimeout(timer)
}

/** The page of a link of the shop; null for other links, and for the open page. */
function pageOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return null
  return link.pathname === location.pathname ? null : new URL(link.href)
}

/** Prefetches the page of a link on which a pointer, a finger or the focus rests. Returns its end. */
export function prefetchOnIntent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const start = (event: Event) => {
    cancel()
    const url = pageOf(event)
    if (url && !savesData()) timer = setTimeout(() => void prefetch(url), REST_MS)
  }
  const stop = new AbortController()
  const { signal } = stop
  for (const type of ['pointerover', 'focusin']) addEventListener(type, start, { passive: true, signal })
  // A finger that lifts or scrolls ends with the same event as a pointer that leaves. A click loads the page itself.
  for (const type of ['pointerout', 'focusout', 'click']) addEventListener(type, cancel, { passive: true, signal })
  return () => {
    cancel()
    stop.abort()
  }
}

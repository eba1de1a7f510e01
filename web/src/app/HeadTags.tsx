import { HEAD_MARK } from '@kea/shared/head/head'
import { headFor } from '@kea/shared/head/head-for'
import type { Page } from '@kea/shared/page/page'
import { blankPage } from '@kea/shared/page/to-page'
import { hasPageData, routeOf } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { pageQuery } from '~/features/page/page-query'
import { pagePath } from '~/lib/paths'
import { readHtml } from '~/lib/read-html'
import { useStructuredData } from './use-structured-data'

/** Removes the tags of the first response once ours are in place, or there would be two titles. */
function removeTagsOfDocument(): void {
  for (const tag of document.head.querySelectorAll(`[${HEAD_MARK}]`)) tag.remove()
}

/** The page data of the path. A page without data of its own uses the settings only. */
function useCurrentPage(pathname: string): Page | null {
  const route = routeOf(pathname)
  const hasData = hasPageData(route)
  const settings = useSettings()
  const { data } = useQuery({ ...pageQuery(pathname), enabled: hasData })
  if (hasData) return data ?? null
  return settings.brand === '' ? null : blankPage(pagePath(pathname), route?.built ? 200 : 501, settings)
}

/**
 * Title, description, robots, canonical, link cards and structured data of the current page, by the shared head rule.
 */
export function HeadTags() {
  const { pathname, search } = useLocation()
  const page = useCurrentPage(pathname)
  const { brand, siteUrl, mediaHosts } = useSettings()
  const head = headFor({
    route: routeOf(pathname),
    path: pagePath(pathname),
    page,
    site: { url: siteUrl || location.origin, brand, mediaHosts },
    search: new URLSearchParams(search),
    now: Date.now(),
    readHtml,
  })
  useLayoutEffect(removeTagsOfDocument, [])
  useStructuredData(head.jsonLd)
  return (
    <HelmetProvider>
      <Helmet>
        <title>{head.title}</title>
        <meta name="robots" content={head.robots} />
        {head.meta.map(({ kind, key, content }) => (
          <meta key={`${kind}:${key}`} {...{ [kind]: key }} content={content} />
        ))}
        {head.links.map(({ rel, href, hreflang }) => (
          <link key={`${rel}:${hreflang ?? ''}`} rel={rel} href={href} {...(hreflang && { hrefLang: hreflang })} />
        ))}
      </Helmet>
    </HelmetProvider>
  )
}

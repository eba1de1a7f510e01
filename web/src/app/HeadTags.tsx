import { HEAD_MARK } from '@kea/shared/head/head'
import { headFor } from '@kea/shared/head/head-for'
import type { Page } from '@kea/shared/page/page'
import { routeOf, routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { pageQuery } from '~/features/page/page-query'
import { useSettings } from '~/features/page/settings-query'
import { pagePath } from '~/lib/paths'

/** Tags of the first response go once ours stand, or there would be two titles. */
function removeTagsOfDocument(): void {
  for (const tag of document.head.querySelectorAll(`[${HEAD_MARK}]`)) tag.remove()
}

/** The page of the address where it has data of its own; null for a fixed route and while it is not to be had. */
function useCurrentPage(pathname: string): Page | null {
  const route = routeOf(pathname)
  const hasData = route === routes.page || route === routes.home || route === routes.homeAlias
  const { data } = useQuery({ ...pageQuery(pathname), enabled: hasData })
  return hasData ? (data ?? null) : null
}

/** Title, description, robots, canonical, link cards and structured data of the current page, by the one head rule. */
export function HeadTags() {
  const { pathname, search } = useLocation()
  const page = useCurrentPage(pathname)
  const { brand, siteUrl } = useSettings()
  const head = headFor({
    route: routeOf(pathname),
    path: pagePath(pathname),
    page,
    site: { url: siteUrl || location.origin, brand },
    search: new URLSearchParams(search),
  })
  useLayoutEffect(removeTagsOfDocument, [])
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
        {head.jsonLd.map((block) => (
          <script key={String(block['@type'])} type="application/ld+json">
            {JSON.stringify(block)}
          </script>
        ))}
      </Helmet>
    </HelmetProvider>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { SitePagesDocument } from '~/api/__generated__/graphql'
import { callShop } from '~/api/query'
import { STALE } from '~/api/query-client'
import { Alert } from '~/ui/Alert'
import { Container } from '~/ui/Section'
import { type SiteLink, siteGroups } from './site-groups'

async function fetchPages(signal: AbortSignal): Promise<SiteLink[]> {
  const pages: SiteLink[] = []
  for (let currentPage = 1; ; currentPage += 1) {
    const { sitePages } = await callShop(SitePagesDocument, { currentPage }, signal)
    pages.push(...(sitePages?.items ?? []))
    if (!sitePages?.items.length || pages.length >= sitePages.total_count) return pages
  }
}

/** A link to every page of the shop, under headings. */
export function SiteIndex() {
  const { data, error } = useQuery({
    queryKey: ['SitePages'],
    queryFn: ({ signal }) => fetchPages(signal),
    staleTime: STALE.page,
  })
  if (error) {
    return (
      <Container className="py-10">
        <Alert>The list of pages did not come. Please load this page again.</Alert>
      </Container>
    )
  }
  return (
    <Container className="grid min-h-dvh content-start gap-12 py-10">
      {siteGroups(data ?? []).map(({ title, links }) => (
        <section key={title}>
          <h2 className="mb-3 font-display text-heading font-bold">{title}</h2>
          <ul className="gap-x-8 sm:columns-2 lg:columns-4">
            {links.map(({ path, name }) => (
              <li key={path} className="break-inside-avoid">
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}

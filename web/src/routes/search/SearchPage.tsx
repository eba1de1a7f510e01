import { searchHeading } from '@kea/shared/first-view/headings'
import { isSearchText, NO_RESULT } from '@kea/shared/search/search'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useEffect } from 'react'
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { report } from '~/features/events/report'
import { searchPath } from '~/features/search/search-path'
import { searchQuery } from '~/features/search/search-query'
import { HITS_PER_PAGE, RESULT_PAGES_MAX, searchOf } from '~/features/search/search-request'
import { Pages } from '~/ui/Pages'
import { Container } from '~/ui/Section'
import { HitGrid } from './HitGrid'
import { SearchAgain } from './SearchAgain'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { search } = await queryClient.ensureQueryData(settingsQuery)
  const query = searchOf(new URL(request.url).search)
  if (query.text !== '') await queryClient.ensureQueryData(searchQuery(search, query))
  return null
}

/** The results for `q`, on both of their addresses. */
export default function SearchPage() {
  const query = searchOf(useLocation().search)
  const { search } = usePrefetchedQuery(settingsQuery)
  if (query.text === '') return <SearchAgain heading={searchHeading('')} keywords={search.keywords} />
  return <Results key={query.text} query={query} />
}

function Results({ query }: { query: ReturnType<typeof searchOf> }) {
  const { search } = usePrefetchedQuery(settingsQuery)
  const { hits, total, haveSold } = usePrefetchedQuery(searchQuery(search, query))
  useEffect(() => report({ kind: 'searched', hits: total }), [total])
  if (total === 0) {
    const text = isSearchText(query.text) ? `There is nothing for “${query.text}” in the shop.` : ''
    return <SearchAgain heading={NO_RESULT} text={text} keywords={search.keywords} />
  }
  return (
    <>
      <PlainHeading>{searchHeading(query.text)}</PlainHeading>
      <Container className="pb-20">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="text-ink-soft">
            {total === 1 ? '1 result' : `${total} results`}
          </p>
          {haveSold && <Orders text={query.text} isBySales={query.isBySales} />}
        </div>
        {hits.length === 0 ? (
          <NoSuchPage query={query} />
        ) : (
          <>
            <HitGrid hits={hits} />
            <Pages
              label="Pages of results"
              page={query.page}
              pages={Math.min(Math.ceil(total / HITS_PER_PAGE), RESULT_PAGES_MAX)}
              hrefOf={(page) => searchPath(query.text, page, query.isBySales)}
            />
          </>
        )}
      </Container>
    </>
  )
}

/** An address of a page after the last one: an old link, since the shop sells other things by now. */
function NoSuchPage({ query: { text, page, isBySales } }: { query: ReturnType<typeof searchOf> }) {
  return (
    <p className="mt-6 text-ink-soft">
      There are no results on page {page}.{' '}
      <Link to={searchPath(text, 1, isBySales)} className="text-kea underline">
        See the first results
      </Link>
    </p>
  )
}

/** The two orders of the results, as links. Choosing one is no step for Back, as on a category page. */
function Orders({ text, isBySales }: { text: string; isBySales: boolean }) {
  return (
    <nav aria-label="Sort" className="flex gap-x-5">
      {[false, true].map((bySales) => (
        <Link
          key={String(bySales)}
          to={searchPath(text, 1, bySales)}
          replace
          preventScrollReset
          aria-current={bySales === isBySales ? 'true' : undefined}
          className="inline-flex min-h-12 items-center text-ink-soft underline-offset-8 hover:text-ink hover:underline aria-current:font-medium aria-current:text-ink aria-current:underline"
        >
          {bySales ? 'Best sellers' : 'Best match'}
        </Link>
      ))}
    </nav>
  )
}

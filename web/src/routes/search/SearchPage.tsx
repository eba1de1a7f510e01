import { searchHeading } from '@kea/shared/first-view/headings'
import { isSearchText, NO_RESULT } from '@kea/shared/search/search'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { report } from '~/features/events/report'
import { SortSelect } from '~/features/products/SortSelect'
import { BEST_SELLERS } from '~/features/search/search-order'
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

const SORTS = [
  ['', 'Best match'],
  [BEST_SELLERS, 'Best sellers'],
] as const

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
  const navigate = useNavigate()
  const sortBy = (sort: string) =>
    navigate(searchPath(query.text, 1, sort === BEST_SELLERS), { replace: true, preventScrollReset: true })
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
          {haveSold && <SortSelect sorts={SORTS} value={query.isBySales ? BEST_SELLERS : ''} onSort={sortBy} />}
        </div>
        <HitGrid hits={hits} />
        <Pages
          label="Pages of results"
          page={query.page}
          pages={Math.min(Math.ceil(total / HITS_PER_PAGE), RESULT_PAGES_MAX)}
          hrefOf={(page) => searchPath(query.text, page, query.isBySales)}
        />
      </Container>
    </>
  )
}

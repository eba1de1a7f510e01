import { isSearchText, NO_RESULT, SEARCH_MAX_LENGTH } from '@kea/shared/search/search'
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { settingsQuery } from '~/api/settings-query'
import { searchPath, searchTextOf } from '~/features/search/search-path'
import { searchQuery } from '~/features/search/search-query'
import { Pages } from '~/ui/Pages'
import { PlainHeading } from '~/ui/PlainHeading'
import { Container } from '~/ui/Section'
import { HitGrid } from './HitGrid'
import { WayOn } from './WayOn'

const HITS_PER_PAGE = 24
const PAGES_MAX = 40

/** What an address asks for. A text from outside may be anything: the store takes words out of it. */
function askedFor(location: { pathname: string; search: string }) {
  const page = Number.parseInt(new URLSearchParams(location.search).get('p') ?? '', 10)
  return {
    text: searchTextOf(location).slice(0, SEARCH_MAX_LENGTH),
    page: Math.min(Math.max(page || 1, 1), PAGES_MAX),
    perPage: HITS_PER_PAGE,
  }
}

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { search } = await queryClient.ensureQueryData(settingsQuery)
  const asked = askedFor(new URL(request.url))
  if (asked.text !== '') await queryClient.ensureQueryData(searchQuery(search, asked))
  return null
}

/** The results for `q`, on both of their addresses. */
export default function SearchPage() {
  const asked = askedFor(useLocation())
  const { search } = usePrefetchedQuery(settingsQuery)
  if (asked.text === '') return <WayOn heading="Search" keywords={search.keywords} />
  return <Results key={asked.text} asked={asked} />
}

function Results({ asked }: { asked: ReturnType<typeof askedFor> }) {
  const { search } = usePrefetchedQuery(settingsQuery)
  const { hits, total } = usePrefetchedQuery(searchQuery(search, asked))
  if (total === 0) {
    const words = isSearchText(asked.text) ? `There is nothing for “${asked.text}” in the shop.` : ''
    return <WayOn heading={NO_RESULT} text={words} keywords={search.keywords} />
  }
  return (
    <>
      <PlainHeading>{`Results for “${asked.text}”`}</PlainHeading>
      <Container className="pb-20">
        <p role="status" className="text-ink-soft">
          {total === 1 ? '1 result' : `${total} results`}
        </p>
        <HitGrid hits={hits} />
        <Pages
          label="Pages of results"
          page={asked.page}
          pages={Math.min(Math.ceil(total / HITS_PER_PAGE), PAGES_MAX)}
          hrefOf={(page) => searchPath(asked.text, page)}
        />
      </Container>
    </>
  )
}

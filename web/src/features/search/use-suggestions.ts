import type { SearchSettings } from '@kea/shared/page/settings'
import { isSearchText, NO_RESULT, SUGGESTIONS_PER_PAGE } from '@kea/shared/search/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDebouncedValue } from '~/ui/use-debounced-value'
import { searchQuery } from './search-query'
import { type Suggestion, suggestionsFor } from './suggestions-for'

export interface Suggestions {
  title: string
  items: Suggestion[]
  /** The reason for missing results; '' without one. */
  problem: string
}

/** The suggestions for the current text of a search field. */
export function useSuggestions(text: string, search: SearchSettings): Suggestions {
  const searched = useDebouncedValue(text.trim())
  const isSearchable = isSearchText(searched)
  const { data, isError } = useQuery({
    ...searchQuery(search, { text: searched, perPage: SUGGESTIONS_PER_PAGE }),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  })
  const found = isSearchable ? (data ?? null) : null
  const { keywords } = search
  const list = useMemo(() => suggestionsFor({ text: searched, found, keywords }), [searched, found, keywords])
  const problem = isError ? 'The search cannot be reached right now.' : found?.total === 0 ? NO_RESULT : ''
  return { ...list, problem }
}

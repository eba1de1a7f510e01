import type { SearchSettings } from '@kea/shared/page/settings'
import { isSearchText, NO_RESULT, SUGGESTIONS_PER_PAGE } from '@kea/shared/search/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchQuery } from './search-query'
import { type Suggestion, suggestionsFor } from './suggestions-for'
import { useDebouncedValue } from './use-debounced-value'

export interface Suggestions {
  title: string
  items: Suggestion[]
  /** Why there is nothing that was looked for; '' otherwise. */
  problem: string
}

/** What is suggested for a text that is being typed. */
export function useSuggestions(text: string, search: SearchSettings): Suggestions {
  const wanted = useDebouncedValue(text.trim())
  const isAsked = isSearchText(wanted)
  const { data, isError } = useQuery({
    ...searchQuery(search, { text: wanted, perPage: SUGGESTIONS_PER_PAGE }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (data ?? null) : null
  const { keywords } = search
  const list = useMemo(() => suggestionsFor({ text: wanted, found, keywords }), [wanted, found, keywords])
  const problem = isError ? 'The search cannot be reached right now.' : found?.total === 0 ? NO_RESULT : ''
  return { ...list, problem }
}

import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '~/api/errors'
import { RetryAlert } from '~/ui/RetryAlert'
import { TextPlaceholder } from './AccountSection'

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Lines of the placeholder: about the height of the content. */
  lines: number
  /** Says what an error has not changed. */
  kept?: string
}

/** Stands in the place of content that a query does not have yet: a placeholder, or the error with a retry. */
export function NotLoaded({ query: { error, isFetching, refetch }, lines, kept = '' }: NotLoadedProps) {
  if (!error) return <TextPlaceholder lines={lines} />
  return (
    <RetryAlert isTrying={isFetching} onRetry={() => void refetch()}>
      {sentenceOf(error)} {kept}
    </RetryAlert>
  )
}

import { searchPath } from '~/features/search/search-path'
import { ButtonLink } from '~/ui/Button'

/** The way to the results before and after these; nothing where all are shown. */
export function Pages({ text, page, pages }: { text: string; page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages of results" className="mt-14 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink look="secondary" to={searchPath(text, page - 1)} rel="prev">
          Previous
        </ButtonLink>
      )}
      <span className="text-ink-soft tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ButtonLink look="secondary" to={searchPath(text, page + 1)} rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  )
}

import { ButtonLink } from './Button'

interface PagesProps {
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** Links to the previous and the next page of a list; nothing for a single page. */
export function Pages({ label, page, pages, hrefOf }: PagesProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="mt-14 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink look="secondary" to={hrefOf(page - 1)} rel="prev">
          Previous
        </ButtonLink>
      )}
      <span className="text-ink-soft tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ButtonLink look="secondary" to={hrefOf(page + 1)} rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  )
}

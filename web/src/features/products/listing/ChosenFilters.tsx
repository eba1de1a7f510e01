import { X } from 'lucide-react'
import type { FilterProps } from './Filters'
import { toggle } from './facets'

/** The chosen filters as buttons that remove them. Draws nothing without a choice. */
export function ChosenFilters({ facets, chosen, onChoose }: FilterProps) {
  const filters = facets.flatMap((facet) =>
    facet.options
      .filter(({ value }) => chosen[facet.code]?.includes(value))
      .map(({ value, label }) => ({ facet, value, label })),
  )
  if (filters.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-y-2">
      {filters.map(({ facet, value, label }) => (
        <li key={`${facet.code} ${value}`}>
          <button
            type="button"
            onClick={() => onChoose(toggle(chosen, facet, value))}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full bg-kea-mist px-4 text-sm hover:bg-line"
          >
            <span className="sr-only">Remove {facet.label}: </span>
            {facet.isSingle ? `${facet.label} ${label}` : label}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChoose({})}
          className="inline-flex min-h-11 cursor-pointer items-center px-1 text-sm text-kea underline underline-offset-4"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}

import type { Tile } from '@kea/shared/page/listing'
import { ChevronDown } from 'lucide-react'
import { type Chosen, countOptions, type Facet, toggle } from './facets'

/** The filters of a listing and the change of the choice. */
export interface FilterProps {
  tiles: readonly Tile[]
  facets: readonly Facet[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Groups that are open at first. The others open with a click, or if something in them is chosen. */
const OPEN_AT_FIRST = 3

/** All filters, in groups that open and close. */
export function Filters(props: FilterProps) {
  return props.facets.map((facet, at) => (
    <FilterGroup key={facet.code} facet={facet} isOpen={at < OPEN_AT_FIRST} {...props} />
  ))
}

function FilterGroup({ facet, isOpen, ...props }: FilterProps & { facet: Facet; isOpen: boolean }) {
  const { chosen, onChoose } = props
  const hasChosen = (chosen[facet.code] ?? []).length > 0
  return (
    <details open={isOpen || hasChosen} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {facet.label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{facet.label}</legend>
        {countOptions(facet, props).map(({ value, label, count, isChosen }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 hover:underline lg:min-h-9">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChoose(toggle(chosen, facet, value))}
              className="size-5 shrink-0 cursor-pointer accent-kea"
            />
            <span className="flex-1">{label}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {count}
              <span className="sr-only"> products</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

import type { PhotoSort } from '@kea/design/document/photo-order'
import { GalleryHorizontalEnd } from 'lucide-react'
import type { ReactNode } from 'react'
import { SORTS } from '../SortOrder'
import type { TrayFilter } from './tray-sections'

const FILTERS: readonly { filter: TrayFilter; label: string }[] = [
  { filter: 'all', label: 'All' },
  { filter: 'unused', label: 'Unused' },
  { filter: 'star', label: 'Favourites' },
  { filter: 'out', label: 'Left out' },
]

/** What is said where a filter leaves nothing. */
const NOTHING: Record<TrayFilter, string> = {
  all: '',
  unused: 'Every photo is on a page, or left out.',
  star: 'No favourites yet. Tap the star below a photo you love.',
  out: 'You have not left out any photos.',
}

interface TrayFiltersProps {
  filter: TrayFilter
  counts: Record<TrayFilter, number>
  onFilter: (filter: TrayFilter) => void
  /** The order of the photos; null where they have no times. */
  order: { sort: PhotoSort; onSort: (sort: PhotoSort) => void } | null
  /** Shows the photos large, one after another. */
  onLarge: () => void
}

/** Which photos the tray shows, and in which order: one row on a phone, which has little room above the photos. */
export function TrayFilters({ filter: chosen, counts, onFilter, order, onLarge }: TrayFiltersProps) {
  return (
    <>
      <div className="-mx-5 flex gap-1 overflow-x-auto px-5 text-sm beside:mx-0 beside:flex-wrap beside:gap-y-2 beside:px-0">
        <button
          type="button"
          onClick={onLarge}
          className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full bg-kea px-3.5 font-medium text-paper hover:bg-kea-deep"
        >
          <GalleryHorizontalEnd aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          Sort one by one
        </button>
        <Chips legend="Which photos">
          {FILTERS.map(({ filter, label }) => (
            <Chip key={filter} isChosen={filter === chosen} onClick={() => onFilter(filter)}>
              {label} <span className="tabular-nums">{counts[filter]}</span>
            </Chip>
          ))}
        </Chips>
        {order && (
          <Chips legend="Order of the photos">
            {SORTS.map(({ sort, label }) => (
              <Chip key={sort} isChosen={sort === order.sort} onClick={() => order.onSort(sort)}>
                {label}
              </Chip>
            ))}
          </Chips>
        )}
      </div>
      {counts[chosen] === 0 && (
        <p role="status" className="text-ink-soft">
          {NOTHING[chosen]}
        </p>
      )}
    </>
  )
}

function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex shrink-0 gap-1 beside:shrink beside:flex-wrap">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  )
}

function Chip({ isChosen, onClick, children }: { isChosen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-line px-3 hover:border-ink aria-pressed:border-kea aria-pressed:bg-kea-mist aria-pressed:font-medium aria-pressed:text-kea-deep"
    >
      {children}
    </button>
  )
}

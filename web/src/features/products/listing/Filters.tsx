import type { Tile } from '@kea/shared/page/listing'
import { ChevronDown } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { paintFirst } from '~/ui/paint-first'
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

/** All filters, in groups that open and close. A tick shows at once; counts and tiles follow. */
export function Filters({ tiles, facets, chosen, onChoose }: FilterProps) {
  const counted = useDeferredValue(chosen)
  const latest = useRef({ chosen, onChoose })
  useLayoutEffect(() => {
    latest.current = { chosen, onChoose }
  }, [chosen, onChoose])
  const onToggle = useCallback((facet: Facet, value: string) => {
    const now = latest.current
    // The next tick may come before this one is rendered.
    now.chosen = toggle(now.chosen, facet, value)
    now.onChoose(now.chosen)
  }, [])
  const counts = useMemo(() => ({ tiles, facets, chosen: counted }), [tiles, facets, counted])
  return facets.map((facet, at) => (
    <FilterGroup
      key={facet.code}
      facet={facet}
      isOpen={at < OPEN_AT_FIRST}
      own={(chosen[facet.code] ?? []).join(',')}
      counts={counts}
      onToggle={onToggle}
    />
  ))
}

interface FilterGroupProps {
  facet: Facet
  isOpen: boolean
  /** The chosen values, joined by commas. */
  own: string
  /** What the options are counted with. */
  counts: Parameters<typeof countOptions>[1]
  onToggle: (facet: Facet, value: string) => void
}

/** Renders again only with another choice of its own or other counts. */
const FilterGroup = memo(function FilterGroup({ facet, isOpen, own, counts, onToggle }: FilterGroupProps) {
  const [shown, setShown] = useOptimistic(own)
  const chosen = shown.split(',')
  const tick = (value: string) =>
    paintFirst(
      () => setShown((toggle({ [facet.code]: shown === '' ? [] : chosen }, facet, value)[facet.code] ?? []).join(',')),
      () => onToggle(facet, value),
    )
  return (
    <details open={isOpen || own !== ''} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {facet.label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{facet.label}</legend>
        {countOptions(facet, counts).map(({ value, label, count }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 hover:underline lg:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => tick(value)}
              className="size-5 shrink-0 cursor-pointer accent-kea"
            />
            <span className="flex-1">{label}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {count}
              <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
})

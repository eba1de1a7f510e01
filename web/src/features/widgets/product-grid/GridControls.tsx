import { useId } from 'react'
import { type GridView, isSort, SORTS } from './grid-view'

interface GridControlsProps {
  kinds: readonly string[]
  view: GridView
  /** Number of shown items. */
  count: number
  onChange: (view: GridView) => void
}

/** Filter and sort of a grid. */
export function GridControls({ kinds, view, count, onChange }: GridControlsProps) {
  const id = useId()
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show</legend>
        {kinds.length > 1 &&
          [null, ...kinds].map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === view.kind}
              onClick={() => onChange({ ...view, kind })}
              className="min-h-11 cursor-pointer rounded-full border border-control px-4 text-sm hover:border-ink aria-pressed:border-kea aria-pressed:bg-kea-mist"
            >
              {kind ?? 'All'}
            </button>
          ))}
      </fieldset>
      <p role="status" className="sr-only">
        {count} shown
      </p>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="text-sm text-ink-soft">
          Sort
        </label>
        <select
          id={id}
          value={view.sort}
          onChange={({ target }) => isSort(target.value) && onChange({ ...view, sort: target.value })}
          className="min-h-11 cursor-pointer rounded-lg border border-control bg-paper px-3 text-sm"
        >
          {Object.entries(SORTS).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

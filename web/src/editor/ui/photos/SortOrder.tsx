import type { PhotoSort } from '@kea/design/document/photo-order'

export const SORTS: readonly { sort: PhotoSort; label: string }[] = [
  { sort: 'added', label: 'As added' },
  { sort: 'taken', label: 'Date taken' },
]

/** The order of the photos in the tray. */
export function SortOrder({ sort: chosen, onSort }: { sort: PhotoSort; onSort: (sort: PhotoSort) => void }) {
  return (
    <fieldset className="flex items-center gap-1 text-sm">
      <legend className="sr-only">Order of the photos</legend>
      {SORTS.map(({ sort, label }) => (
        <button
          key={sort}
          type="button"
          aria-pressed={sort === chosen}
          onClick={() => onSort(sort)}
          className="min-h-11 flex-1 cursor-pointer rounded-full px-3 hover:bg-mist aria-pressed:bg-kea-mist aria-pressed:font-medium aria-pressed:text-kea-deep"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface SortSelectProps {
  /** Values with what shoppers call them. */
  sorts: readonly (readonly [string, string])[]
  value: string
  onSort: (value: string) => void
}

/** The order of a list of products. */
export function SortSelect({ sorts, value, onSort }: SortSelectProps) {
  const id = useId()
  return (
    <span className="flex items-center justify-end gap-3 lg:ml-auto">
      <label htmlFor={id} className="text-sm text-ink-soft max-sm:sr-only">
        Sort
      </label>
      <span className="relative max-sm:flex-1">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onSort(target.value)}
          className="min-h-12 w-full cursor-pointer appearance-none rounded-full border border-control bg-paper pr-11 pl-5 text-ellipsis max-[22rem]:pr-9 max-[22rem]:pl-3 hover:border-ink"
        >
          {sorts.map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
        />
      </span>
    </span>
  )
}

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SelectField } from '~/ui/Field'
import { pageAfter } from './page-after'

interface SharedPagesProps {
  name: string
  pages: readonly {
    label: string
    /** An address that is valid for an hour. */
    picture: string
  }[]
  /** Called when a picture does not load, such as in a tab that was open for hours. */
  onLost: () => void
}

/** Scrolls to a page; at once with reduced motion. */
function bringIn(row: HTMLElement | null, page: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  row?.scrollTo({ left: page * row.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
}

/** Keys that a field needs itself, and those with which the browser does something else. */
const isTaken = ({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || (target instanceof Element && target.closest('select, input') !== null)

/** All pages of a design beside each other, one in view. A swipe, keys, buttons and a list turn them. */
export function SharedPages({ name, pages, onLost }: SharedPagesProps) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const count = pages.length
  const show = (page: number) => bringIn(row.current, page)
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setAt(Math.min(Math.round(scrollLeft / clientWidth), count - 1))
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = isTaken(event) ? null : pageAfter(event.key, at, count)
      if (next === null) return
      event.preventDefault()
      bringIn(row.current, next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [at, count])
  return (
    <section aria-label={`Pages of ${name}`} className="grid gap-4">
      <ul
        ref={row}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-picture bg-mist [scrollbar-width:none]"
      >
        {pages.map(({ label, picture }, page) => (
          <li
            key={label}
            inert={page !== at}
            className="flex h-[56vw] max-h-[56dvh] min-h-56 w-full shrink-0 snap-center items-center justify-center p-3 sm:p-6"
          >
            <img
              src={picture}
              alt={label}
              loading={page < 2 ? 'eager' : 'lazy'}
              decoding="async"
              onError={onLost}
              className="max-h-full min-w-0 max-w-full object-contain shadow-lg"
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {pages[at]?.label}, {at + 1} of {count}
      </p>
      <div className="flex items-end justify-center gap-3">
        <Turn icon={ChevronLeft} label="Previous page" isEnd={at === 0} onClick={() => show(at - 1)} />
        <SelectField
          label={`${at + 1} of ${count}`}
          value={at}
          onChange={(event) => show(Number(event.target.value))}
          className="w-56"
        >
          {pages.map(({ label }, page) => (
            <option key={label} value={page}>
              {label}
            </option>
          ))}
        </SelectField>
        <Turn icon={ChevronRight} label="Next page" isEnd={at === count - 1} onClick={() => show(at + 1)} />
      </div>
    </section>
  )
}

interface TurnProps {
  icon: LucideIcon
  label: string
  isEnd: boolean
  onClick: () => void
}

/** A button at its end stays focusable, so that the keyboard keeps its place. */
function Turn({ icon: Icon, label, isEnd, onClick }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onClick}
      className="inline-flex size-12 cursor-pointer items-center justify-center rounded-full border border-control bg-paper hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}

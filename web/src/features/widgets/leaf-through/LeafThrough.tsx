import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import { headingOf, type WidgetProps } from '../widget'
import { Book } from './Book'
import { kindOf, type Opening, openingAfterKey, openingsOf, stepOfPointer } from './openings'
import { Sheets } from './Sheets'
import { useLeafing } from './use-leafing'

/** A book, a calendar or a deck as it is printed, to leaf through. */
export function LeafThrough({ data, items }: WidgetProps) {
  const openings = openingsOf(items)
  const kind = kindOf(data.kind)
  if (openings.length === 0) return null
  return (
    <Section ground="mist" {...headingOf(data)}>
      <Leaves kind={kind} openings={openings} name={data.name || 'What it looks like'} />
    </Section>
  )
}

interface LeavesProps {
  kind: ReturnType<typeof kindOf>
  openings: readonly Opening[]
  name: string
}

function Leaves({ kind, openings, name }: LeavesProps) {
  const leafing = useLeafing(openings.length)
  const { at, go } = leafing
  const start = useRef<number | null>(null)
  const now = openings[at]
  const next = openings[at + 1]
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === null) return
    go(at + stepOfPointer(start.current, event.clientX, event.currentTarget.getBoundingClientRect()))
    start.current = null
  }
  return (
    <section
      aria-label={name}
      onKeyDown={(event) => {
        const to = openingAfterKey(event.key, at, openings.length)
        if (to === null) return
        event.preventDefault()
        go(to)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        className="cursor-pointer touch-pan-y overflow-x-clip py-4 select-none"
        onPointerDown={(event) => {
          start.current = event.clientX
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = null
        }}
        onDragStart={(event) => event.preventDefault()}
      >
        {kind === 'book' ? (
          <Book openings={openings} leafing={leafing} />
        ) : (
          <Sheets kind={kind} openings={openings} leafing={leafing} />
        )}
        {/* The next picture loads before it is wanted. */}
        {next && (
          <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden opacity-0">
            <Picture src={next.picture} alt="" sizes="(min-width: 1024px) 960px, 100vw" shape="custom" />
          </div>
        )}
      </div>
      <div className="mt-4 flex items-center justify-center gap-3">
        <button type="button" className={ARROW} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft aria-hidden="true" className="size-6" />
          <span className="sr-only">Previous page</span>
        </button>
        <p aria-live="polite" className="min-w-40 text-center tabular-nums">
          <span className="font-semibold">{now?.label}</span>
          <span className="sr-only">. {now?.alt}</span>
        </p>
        <button type="button" className={ARROW} aria-disabled={next === undefined} onClick={() => go(at + 1)}>
          <ChevronRight aria-hidden="true" className="size-6" />
          <span className="sr-only">Next page</span>
        </button>
      </div>
    </section>
  )
}

/** Uses aria-disabled: a disabled button would lose the focus, and the arrow keys would stop working. */
const ARROW =
  'inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full border border-control bg-paper text-ink hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control'

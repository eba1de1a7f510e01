import { isOver } from '@kea/design/calendar/next-year'
import { atom, useAtom } from 'jotai'
import { X } from 'lucide-react'
import { thisMonth } from '../../calendar/this-month'
import { useDesign } from '../use-editor'
import { NextYear } from './NextYear'

/** Kept here, so that it stays closed after a visit to one page. */
const closedAtom = atom(false)

/** The way to the next calendar once the months are past, above the months. */
export function CalendarOver() {
  const { settings } = useDesign().design
  const [isClosed, setIsClosed] = useAtom(closedAtom)
  if (!settings || isClosed || !isOver(settings, thisMonth())) return null
  return (
    <div role="status" className="mx-auto mb-3 flex max-w-lg items-start gap-1 rounded-picture bg-paper p-1.5 lg:mb-5">
      <div className="min-w-0 flex-1">
        <NextYear settings={settings} />
      </div>
      <button
        type="button"
        aria-label="Close the message"
        onClick={() => setIsClosed(true)}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink hover:bg-mist"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

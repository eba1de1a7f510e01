import { isOver } from '@kea/design/calendar/next-year'
import { X } from 'lucide-react'
import { useState } from 'react'
import { thisMonth } from '../../calendar/this-month'
import { useDesign } from '../use-editor'
import { NextYear } from './NextYear'

/** The way to the next calendar once the months are past. It lies below the bar of the overview. */
export function CalendarOver() {
  const { settings } = useDesign().design
  const [isClosed, setIsClosed] = useState(false)
  if (!settings || isClosed || !isOver(settings, thisMonth())) return null
  return (
    <div
      role="status"
      className="absolute inset-x-3 top-30 z-10 mx-auto flex max-w-lg animate-rise items-start gap-1 rounded-picture bg-paper p-1.5 shadow-float lg:top-36"
    >
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

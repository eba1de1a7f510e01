import { monthAfter } from '@kea/design/calendar/days'
import { lastMonth } from '@kea/design/calendar/month-key'
import { MONTH_NAMES, monthTitle } from '@kea/design/calendar/month-names'
import type { OwnDate } from '@kea/design/document/settings'
import { useState } from 'react'
import type { Editor } from '~/editor/Editor'
import { OpeningNote } from './OpeningNote'

interface NextYearNoteProps {
  editor: Editor
  /** The dates of one year that are past. */
  left: readonly OwnDate[]
}

const nameOf = ({ words, day, month, year }: OwnDate): string => `${words} (${day} ${MONTH_NAMES[month - 1]} ${year})`

/** Says that a calendar has the months of the next year, and names the dates that it is without. */
export function NextYearNote({ editor, left }: NextYearNoteProps) {
  // What the shopper chooses later does not change the note.
  const [settings] = useState(() => editor.store.read().design.settings)
  if (!settings) return null
  const [first, last] = [settings.firstMonth, lastMonth(settings)].map((key) => monthTitle(monthAfter(key, 0)))
  return (
    <OpeningNote>
      <p>
        This is a copy of your calendar, now from {first} to {last}, with your photos and the dates of every year.
      </p>
      {left.length > 0 && (
        <>
          <p className="mt-2">Left out, as they are past:</p>
          <ul className="list-disc pl-5">
            {left.map((date) => (
              <li key={JSON.stringify(date)} translate="no">
                {nameOf(date)}
              </li>
            ))}
          </ul>
        </>
      )}
    </OpeningNote>
  )
}

import { nextYear } from '@kea/design/calendar/next-year'
import type { OwnDate } from '@kea/design/document/settings'
import { moveOn } from '../commands/calendar-settings'
import type { Editor } from '../Editor'
import { thisMonth } from './this-month'

/** Moves the months of a calendar on; answers the dates of one year that it then is without. Null for another product. */
export function moveOnCalendar(editor: Pick<Editor, 'run' | 'store'>): readonly OwnDate[] | null {
  const { settings } = editor.store.read().design
  if (!settings) return null
  const today = thisMonth()
  editor.run(moveOn(today))
  return nextYear(settings, today).left
}

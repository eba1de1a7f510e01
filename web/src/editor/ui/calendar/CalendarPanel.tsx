import { useDesign } from '../use-editor'
import { MonthFields } from './MonthFields'
import { NextYear } from './NextYear'
import { OwnDates } from './OwnDates'

/** What a calendar says as a whole: its months, holidays, language and the shopper's own dates. */
export function CalendarPanel() {
  const { settings } = useDesign().design
  if (!settings) return null
  return (
    <div className="grid gap-6 pb-2">
      <NextYear settings={settings} />
      <MonthFields settings={settings} />
      <OwnDates settings={settings} />
    </div>
  )
}

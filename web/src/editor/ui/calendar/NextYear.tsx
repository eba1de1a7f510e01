import { monthAfter } from '@kea/design/calendar/days'
import { lastMonth } from '@kea/design/calendar/month-key'
import { monthTitle } from '@kea/design/calendar/month-names'
import { hasBegun, isOver } from '@kea/design/calendar/next-year'
import type { CalendarSettings } from '@kea/design/document/settings'
import { nextYearPath } from '~/lib/next-year'
import { Button } from '~/ui/Button'
import { thisMonth } from '../../calendar/this-month'
import { useCopy } from '../use-copy'

interface NextYearProps {
  settings: CalendarSettings
}

/** Offers the calendar of the next year, as a copy, once this one has begun. */
export function NextYear({ settings }: NextYearProps) {
  const copy = useCopy(nextYearPath)
  const today = thisMonth()
  if (!hasBegun(settings, today)) return null
  const first = monthTitle(monthAfter(settings.firstMonth, 0))
  const last = monthTitle(monthAfter(lastMonth(settings), 0))
  return (
    <section className="grid gap-2 rounded-picture bg-kea-mist p-4">
      <p className="text-[0.9375rem]">
        {isOver(settings, today) ? `This calendar ended in ${last}.` : `This calendar began in ${first}.`} Take your
        photos and dates along to the next one. This one stays as it is.
      </p>
      <Button className="justify-self-start" onClick={() => void copy()}>
        Make next year’s calendar
      </Button>
    </section>
  )
}

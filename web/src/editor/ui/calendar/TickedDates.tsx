import { monthIn } from '@kea/design/calendar/month-key'
import { monthTitle } from '@kea/design/calendar/month-names'
import type { CalendarSettings } from '@kea/design/document/settings'
import { type FormEvent, useMemo, useState } from 'react'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { CheckField } from '~/ui/Field'
import { allNew, type OfferedDate, offeredDates, takenDates, tickedAtFirst } from '../../calendar/offered-dates'
import type { ReadDates } from '../../calendar/read-dates'
import { addDates } from '../../commands/calendar-settings'
import { useEditor } from '../use-editor'
import { dayLabel, printedWords } from './day-label'

interface TickedDatesProps {
  settings: CalendarSettings
  read: ReadDates
  /** How many dates the calendar still takes. */
  room: number
  onClose: () => void
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The dates of a file by month, each with its tick box. */
export function TickedDates({ settings, read, room, onClose }: TickedDatesProps) {
  const { editor } = useEditor()
  const offered = useMemo(() => offeredDates(read.dates, settings), [read, settings])
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => tickedAtFirst(offered, room))
  const [isWithAge, setIsWithAge] = useState(read.isAgeKnown)
  const isTooMany = ticked.size > room
  const toggle = (at: number) => {
    const next = new Set(ticked)
    if (!next.delete(at)) next.add(at)
    setTicked(next)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isTooMany || ticked.size === 0) return
    editor.run(addDates(takenDates(offered, ticked, isWithAge)))
    onClose()
  }
  const months = [...new Set(offered.map(({ date }) => date.month))]
  return (
    <form onSubmit={add} className="grid gap-4">
      <Facts read={read} />
      {offered.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p role="status" className="mr-auto font-medium">
            {ticked.size} of {counted(offered.length, 'date', 'dates')} ticked
          </p>
          <Button look="quiet" onClick={() => setTicked(allNew(offered))}>
            Tick all
          </Button>
          <Button look="quiet" onClick={() => setTicked(new Set())}>
            Tick none
          </Button>
        </div>
      )}
      {offered.some(({ date }) => date.born !== undefined) && (
        <CheckField
          label={
            read.isAgeKnown
              ? 'Print how old people turn'
              : 'Print how old people turn, counted from the first year in the file'
          }
          checked={isWithAge}
          onChange={({ target }) => setIsWithAge(target.checked)}
        />
      )}
      {months.map((month) => (
        <fieldset key={month}>
          <legend className="font-display font-bold">{monthTitle(monthIn(settings, month))}</legend>
          {offered.map(
            (entry, at) =>
              entry.date.month === month && (
                <OfferedRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
                  key={at}
                  entry={entry}
                  settings={settings}
                  isWithAge={isWithAge}
                  isTicked={ticked.has(at)}
                  onToggle={() => toggle(at)}
                />
              ),
          )}
        </fieldset>
      ))}
      <div className="sticky -bottom-6 -mx-6 -mb-6 grid gap-3 border-line border-t bg-paper px-6 py-4">
        {isTooMany && (
          <Alert>
            Your calendar takes {counted(room, 'more date', 'more dates')}. Untick {ticked.size - room} of these.
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            aria-disabled={isTooMany || ticked.size === 0 || undefined}
            className="aria-disabled:cursor-not-allowed aria-disabled:bg-line aria-disabled:text-ink-soft"
          >
            Add {counted(ticked.size, 'date', 'dates')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}

/** What to know about the file. */
function Facts({ read: { dates, more, unread, isGuessed } }: Pick<TickedDatesProps, 'read'>) {
  const facts = [
    more > 0 && `The file has ${dates.length + more} dates in these months. A calendar takes the ${dates.length} here.`,
    unread > 0 &&
      `We could not read ${counted(unread, 'entry', 'entries')} of the file. Type ${unread === 1 ? 'it' : 'them'} yourself if you need ${unread === 1 ? 'it' : 'them'}.`,
    isGuessed && 'The file does not say how its letters are written. Check words with macrons and accents.',
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <Alert tone="calm">
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </Alert>
  )
}

interface OfferedRowProps {
  settings: CalendarSettings
  entry: OfferedDate
  isWithAge: boolean
  isTicked: boolean
  onToggle: () => void
}

function OfferedRow({
  settings,
  entry: { date, isShortened, isDouble },
  isWithAge,
  isTicked,
  onToggle,
}: OfferedRowProps) {
  const { born: _, ...ageless } = date
  const notes = [
    date.year === undefined ? 'every year' : null,
    isShortened ? 'shortened' : null,
    isDouble ? 'already in your calendar' : null,
  ].filter((note) => note !== null)
  return (
    <CheckField
      label={
        <>
          <span className="text-ink-soft">{dayLabel(date, settings)}</span>{' '}
          <span translate="no" className="wrap-anywhere">
            {printedWords(isWithAge ? date : ageless, settings)}
          </span>
          {notes.length > 0 && <span className="text-ink-soft text-sm"> ({notes.join(', ')})</span>}
        </>
      }
      checked={isTicked}
      onChange={onToggle}
    />
  )
}

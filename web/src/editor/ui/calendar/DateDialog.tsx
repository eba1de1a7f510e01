import { CALENDAR_MONTHS, monthAfter } from '@kea/design/calendar/days'
import { monthIn } from '@kea/design/calendar/month-key'
import { MONTH_NAMES } from '@kea/design/calendar/month-names'
import type { CalendarSettings } from '@kea/design/document/settings'
import { DATE_LETTERS_MAX } from '@kea/design/product/limits'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { CheckField, SelectField, TextField } from '~/ui/Field'
import { type DateProblems, daysOffered, fieldsOf, type TypedDate, typedDate } from '../../calendar/typed-date'
import { addDates, changeDate } from '../../commands/calendar-settings'
import { useEditor } from '../use-editor'
import { DatePhoto } from './DatePhoto'

interface DateDialogProps {
  settings: CalendarSettings
  /** The place of the date in the list; null for a new one. */
  at: number | null
  onClose: () => void
}

/** The fields of one date. */
export function DateDialog({ settings, at, onClose }: DateDialogProps) {
  const { editor } = useEditor()
  const before = at === null ? null : (settings.dates[at] ?? null)
  const [fields, setFields] = useState(() => fieldsOf(before, settings))
  const [problems, setProblems] = useState<DateProblems>({})
  const words = useRef<HTMLInputElement>(null)
  const day = useRef<HTMLSelectElement>(null)
  const born = useRef<HTMLInputElement>(null)
  const change = (changes: Partial<TypedDate>) => {
    setFields({ ...fields, ...changes })
    setProblems({})
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedDate(fields, settings, before)
    if ('date' in typed) {
      editor.run(at === null ? addDates([typed.date]) : changeDate(at, typed.date))
      onClose()
      return
    }
    setProblems(typed.problems)
    const first = typed.problems.words ? words : typed.problems.day ? day : born
    first.current?.focus()
  }
  const months = Array.from({ length: CALENDAR_MONTHS }, (_, count) => monthAfter(settings.firstMonth, count).month)
  const hasOwnYear = before?.year !== undefined && before.month === fields.month
  const year = hasOwnYear ? before.year : monthIn(settings, fields.month).year
  return (
    <Dialog title={at === null ? 'Add a date' : 'Change this date'} open onClose={onClose} initialFocus={words}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          ref={words}
          label="What is it?"
          hint={`Such as “Aroha’s birthday”, up to ${DATE_LETTERS_MAX} letters. Emoji are not printed.`}
          error={problems.words}
          maxLength={DATE_LETTERS_MAX}
          autoComplete="off"
          translate="no"
          value={fields.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <SelectField
            ref={day}
            label="Day"
            error={problems.day}
            value={fields.day}
            onChange={({ target }) => change({ day: Number(target.value) })}
          >
            {Array.from({ length: Math.max(daysOffered(fields, settings), fields.day) }, (_, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
              <option key={each}>{each + 1}</option>
            ))}
          </SelectField>
          <SelectField
            label="Month"
            value={fields.month}
            onChange={({ target }) => change({ month: Number(target.value) })}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {MONTH_NAMES[month - 1]}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckField
          label={`Every year, not only in ${year}`}
          checked={fields.isEachYear}
          onChange={({ target }) => change({ isEachYear: target.checked })}
        />
        <TextField
          ref={born}
          label="Year of birth"
          optional
          hint="We print their age after the words."
          error={problems.born}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={fields.born}
          onChange={({ target }) => change({ born: target.value })}
        />
        <DatePhoto chosen={fields.photo} onChoose={(photo) => change({ photo })} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{at === null ? 'Add date' : 'Save date'}</Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

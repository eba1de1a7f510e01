import { monthAfter } from '@kea/design/calendar/days'
import { holidaysIn } from '@kea/design/calendar/holidays'
import { keyAfter, lastMonth, monthIn, monthKey } from '@kea/design/calendar/month-key'
import { MONTH_NAMES, monthTitle } from '@kea/design/calendar/month-names'
import { holidayName } from '@kea/design/calendar/words'
import type { CalendarSettings } from '@kea/design/document/settings'
import { CheckField, SelectField } from '~/ui/Field'
import { RadioCards } from '~/ui/RadioCards'
import { thisMonth } from '../../calendar/this-month'
import { setFirstMonth, setHolidays, setLanguage, setRegion } from '../../commands/calendar-settings'
import { useEditor } from '../use-editor'
import { REGION_LIST } from './region-names'

interface MonthFieldsProps {
  settings: CalendarSettings
}

/** The first month is this one to two years on. */
const MONTHS_AHEAD = 24

const NO_REGION = 'No region'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'mi', label: <span lang="mi">Te reo Māori</span> },
  { value: 'both', label: 'Both' },
]

const LANGUAGE_NAMES = { en: 'English', mi: 'Te reo Māori', both: 'Both languages' } as const

const titleOf = (key: string): string => monthTitle(monthAfter(key, 0))

/** Such as `Auckland Anniversary Day is on 1 February 2027.` */
function anniversaryIn(settings: CalendarSettings): string | undefined {
  const years = [monthIn(settings, 1).year, monthIn(settings, 12).year]
  const found = [...new Set(years)]
    .flatMap((year) => holidaysIn(year, settings.region))
    .find(
      (day) =>
        typeof day.name !== 'string' && monthKey(day) >= settings.firstMonth && monthKey(day) <= lastMonth(settings),
    )
  return found && `${holidayName(found, 'en')} is on ${found.day} ${MONTH_NAMES[found.month - 1]} ${found.year}.`
}

/** The months, the holidays and the language. */
export function MonthFields({ settings }: MonthFieldsProps) {
  const { editor } = useEditor()
  const today = thisMonth()
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, at) => keyAfter(today, at))
  const { firstMonth, holidays, region, language } = settings
  return (
    <div className="grid gap-4">
      <SelectField
        label="First month"
        hint={`Twelve months, up to ${titleOf(lastMonth(settings))}.`}
        value={firstMonth}
        onChange={({ target }) => editor.run(setFirstMonth(target.value))}
      >
        {/* An older calendar keeps its month until another one is chosen. */}
        {!months.includes(firstMonth) && <option value={firstMonth}>{titleOf(firstMonth)}</option>}
        {months.map((key) => (
          <option key={key} value={key}>
            {titleOf(key)}
          </option>
        ))}
      </SelectField>
      <CheckField
        label="Print public holidays, Matariki too"
        checked={holidays}
        onChange={({ target }) => editor.run(setHolidays(target.checked))}
      />
      {holidays && (
        <SelectField
          label="Your region"
          hint={anniversaryIn(settings) ?? 'We print its anniversary day too.'}
          value={region ?? ''}
          onChange={({ target }) => {
            const chosen = REGION_LIST.find(([id]) => id === target.value) ?? null
            editor.run(setRegion(chosen?.[0] ?? null, chosen?.[1] ?? NO_REGION))
          }}
        >
          <option value="">{NO_REGION}</option>
          {REGION_LIST.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <RadioCards
        legend="Language of the days"
        choices={LANGUAGES}
        value={language}
        onChange={(value) => {
          if (value === 'en' || value === 'mi' || value === 'both') {
            editor.run(setLanguage(value, LANGUAGE_NAMES[value]))
          }
        }}
      />
    </div>
  )
}

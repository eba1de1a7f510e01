import { isoDate } from '@kea/shared/dates'
import { useId, useState } from 'react'
import type { Answers } from './finder-address'
import { ZONES } from './finder-words'
import type { Question as Asked } from './gift-finder-query'
import { Question } from './Question'

const FIELD = 'min-h-11 rounded-lg border border-control bg-paper px-3 hover:border-ink'

interface DayQuestionProps {
  question: Asked
  answers: Answers
  onAnswer: (code: 'by' | 'zone', value: string | null) => void
}

/** The day, with a field for any other one, and where it goes: rural delivery takes longer. */
export function DayQuestion({ question, answers: { by, zone }, onAnswer }: DayQuestionProps) {
  const id = useId()
  const other = question.options.some(({ value }) => value === by) ? '' : (by ?? '')
  // A year is typed in four steps, three of which are days long ago.
  const [typed, setTyped] = useState({ by, text: other })
  return (
    <Question question={question} value={by} onAnswer={(value) => onAnswer('by', value)}>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex items-center gap-3">
          <label htmlFor={`${id}-day`}>Another day</label>
          <input
            id={`${id}-day`}
            type="date"
            min={isoDate(Date.now())}
            value={typed.by === by ? typed.text : other}
            onChange={({ target }) => {
              setTyped({ by, text: target.value })
              if (target.value !== '' && target.validity.valid) onAnswer('by', target.value)
            }}
            className={FIELD}
          />
        </span>
        {by !== null && (
          <span className="flex items-center gap-3">
            <label htmlFor={`${id}-zone`}>Going to</label>
            <select
              id={`${id}-zone`}
              value={zone}
              onChange={({ target }) => onAnswer('zone', target.value)}
              className={FIELD}
            >
              {ZONES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
    </Question>
  )
}

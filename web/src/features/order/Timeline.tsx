import { dateWordsAt } from '@kea/shared/day-words'
import { Check } from 'lucide-react'
import { classNames } from '~/lib/class-names'
import type { TimelineStep } from './timeline'

const MARKS: Record<TimelineStep['state'], string> = {
  done: 'bg-kea text-paper',
  now: 'border-2 border-kea bg-kea-mist',
  ahead: 'border border-control bg-paper',
}

const SPOKEN: Record<TimelineStep['state'], string> = { done: 'Done: ', now: 'Now: ', ahead: 'To come: ' }

/** The steps of an order from first to last. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map(({ at, text, state }, place) => (
        <li key={`${text}${at}`} className="relative grid grid-cols-[1.75rem_1fr] gap-4 pb-7 last:pb-0">
          {place < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-7 bottom-0 left-[0.8125rem] w-0.5',
                state === 'done' ? 'bg-kea' : 'bg-line',
              )}
            />
          )}
          <span aria-hidden="true" className={classNames('grid size-7 place-items-center rounded-full', MARKS[state])}>
            {state === 'done' && <Check className="size-4" />}
          </span>
          <p className={classNames(state === 'ahead' && 'text-ink-soft', state === 'now' && 'font-semibold')}>
            <span className="sr-only">{SPOKEN[state]}</span>
            {text}
            {at !== null && (
              <time dateTime={new Date(at).toISOString()} className="block text-sm font-normal text-ink-soft">
                {dateWordsAt(at)}
              </time>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

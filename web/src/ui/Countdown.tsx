import { COUNTDOWN_MAX_MS, COUNTDOWN_TICK_MS } from '@kea/shared/constants/business'
import { isoDate } from '@kea/shared/dates'
import { dayWordsAt } from '@kea/shared/day-words'
import { useEffect, useState } from 'react'
import { timeLeft } from './time-left'

/** The last day if `end` (ms) is more than a week away, else the time until it, updated every second; nothing after it. Screen readers do not announce each tick. */
export function Countdown({ end, label }: { end: number; label: string }) {
  const [now, setNow] = useState(() => Date.now())
  const left = timeLeft(end, now)
  const isOver = left === null
  const isFar = end - now > COUNTDOWN_MAX_MS
  // An offer that ends at midnight ends on the day before.
  const lastMoment = end - 1
  useEffect(() => {
    if (isOver || isFar) return
    const timer = setInterval(() => setNow(Date.now()), COUNTDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [isOver, isFar])
  if (!left) return null
  if (isFar) {
    return (
      <span>
        Until{' '}
        <time dateTime={isoDate(lastMoment)} className="font-semibold">
          {dayWordsAt(lastMoment)}
        </time>
      </span>
    )
  }
  return (
    <span role="timer" aria-live="off" aria-label={label} className="inline-flex gap-2 tabular-nums">
      {left.map(({ unit, digits }) => (
        <span key={unit} className="inline-flex items-baseline gap-0.5">
          <span className="font-semibold">{digits}</span>
          <span className="text-xs">{unit}</span>
        </span>
      ))}
    </span>
  )
}

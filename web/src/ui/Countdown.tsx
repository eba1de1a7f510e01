import { COUNTDOWN_TICK_MS } from '@kea/shared/constants/business'
import { useEffect, useState } from 'react'
import { timeLeft } from '~/lib/countdown'

/** The time until `end` (ms), updated every second; nothing after the end. Screen readers do not announce each tick. */
export function Countdown({ end, label }: { end: number; label: string }) {
  const [now, setNow] = useState(() => Date.now())
  const left = timeLeft(end, now)
  const isOver = left === null
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), COUNTDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [isOver])
  if (!left) return null
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

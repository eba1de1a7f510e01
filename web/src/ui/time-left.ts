const SECOND = 1_000
const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

export type CountdownPart = { unit: (typeof UNITS)[number][0]; digits: string }

/** The time left until `end` (both in ms) as days, hours, minutes and seconds of two digits; null after the end. */
export function timeLeft(end: number, now: number): CountdownPart[] | null {
  let seconds = Math.ceil((end - now) / SECOND)
  if (!(seconds > 0)) return null
  return UNITS.map(([unit, size]) => {
    const count = Math.floor(seconds / size)
    seconds -= count * size
    return { unit, digits: String(count).padStart(2, '0') }
  })
}

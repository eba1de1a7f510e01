// What the shop says about its reviews, as far as the reviews say it too (ADR 87).

/** With fewer five-star reviews the shop names no number of them, and with fewer reviews no percentage. */
const LEAST_STARS = 50
const LEAST_REVIEWS = 20

const PROMISED = /\d[\d,]*(?=\+)/

/** 713 → 700, 3214 → 3000. */
function roundedDown(count: number): number {
  const step = 10 ** (String(count).length - 1)
  return Math.floor(count / step) * step
}

/**
 * The line of the settings, such as "3000+ 5-Star Ratings", if there are as many reviews with five stars. With fewer it names
 * how many there are, or is empty. A line without such a number stays.
 */
export function ratingLineOf(line: string, byStars: readonly number[]): string {
  const promised = PROMISED.exec(line)
  const count = byStars[4] ?? 0
  if (!promised || count >= Number(promised[0].replaceAll(',', ''))) return line
  return count < LEAST_STARS ? '' : line.replace(PROMISED, String(roundedDown(count)))
}

/** The percentage of the settings if as many reviews have four or five stars, else the one of the reviews; '' for few reviews. */
export function recommendPercentOf(configured: string, byStars: readonly number[]): string {
  const count = byStars.reduce((sum, n) => sum + n, 0)
  if (configured === '' || count < LEAST_REVIEWS) return ''
  const percent = Math.floor((100 * ((byStars[3] ?? 0) + (byStars[4] ?? 0))) / count)
  return percent >= Number(configured) ? configured : String(percent)
}

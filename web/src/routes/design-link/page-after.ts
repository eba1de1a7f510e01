const STEPS = new Map([
  ['ArrowLeft', -1],
  ['PageUp', -1],
  ['ArrowRight', 1],
  ['PageDown', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** The page that a key leads to, from the page `at` of so many; null for a key that turns no page. */
export function pageAfter(key: string, at: number, count: number): number | null {
  const step = STEPS.get(key)
  return step === undefined ? null : Math.min(Math.max(at + step, 0), count - 1)
}

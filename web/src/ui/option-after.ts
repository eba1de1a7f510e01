/** The option that an arrow key goes to: from none to the first or the last, and after an end to none again, which is -1. */
export function optionAfter(at: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  const next = at + (key === 'ArrowDown' ? 1 : -1)
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}

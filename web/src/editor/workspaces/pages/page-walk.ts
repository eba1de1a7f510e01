/** The page to which a key leads from another one; null for a key that leads nowhere. */
export function pageAfter(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }
  const to = places[key]
  return to === undefined || to < 0 || to >= count ? null : to
}

/** How many boxes are in the first row, by the distances of all from the top. */
export function columnsOf(tops: readonly number[]): number {
  const next = tops.findIndex((top) => top !== tops[0])
  return Math.max(next < 0 ? tops.length : next, 1)
}

/** Where a dragged page goes that is dropped on a side of another one, both by their places from 0 in their row. */
export function dropPlace(from: number, over: number, side: 'before' | 'after' | 'on'): number {
  if (side === 'on') return over
  const behind = side === 'after' ? over + 1 : over
  return from < behind ? behind - 1 : behind
}

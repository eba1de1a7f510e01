import type { Box } from '../geometry/display-list'

/**
 * An entry for each place: the next one of the same orientation, else the next. Each is used once; places are left empty
 * when there are too few.
 */
export function forSlots<Entry>(
  slots: readonly Box[],
  entries: readonly Entry[],
  isUpright: (entry: Entry) => boolean,
): (Entry | null)[] {
  const left = [...entries]
  return slots.map(({ width, height }) => {
    const suits = left.findIndex((entry) => isUpright(entry) === height > width)
    return left.splice(Math.max(suits, 0), 1)[0] ?? null
  })
}

import { generateNKeysBetween } from 'fractional-indexing'
import type { DesignSurface } from '../document/document'

/**
 * The records that put some surfaces of a row at a place among the others, together; null where they are there already.
 *
 * @param at how many of the others are before them
 */
export function reordered(
  row: readonly DesignSurface[],
  ids: readonly string[],
  at: number,
): readonly DesignSurface[] | null {
  const wanted = new Set(ids)
  const chosen = row.filter(({ id }) => wanted.has(id))
  const others = row.filter(({ id }) => !wanted.has(id))
  const next = [...others.slice(0, at), ...chosen, ...others.slice(at)]
  if (next.every((surface, place) => surface === row[place])) return null
  const [before, after] = [others[at - 1]?.order ?? null, others[at]?.order ?? null]
  const isRoom = before === null || after === null || before < after
  // Two devices gave two surfaces one key, which leaves no place between them.
  const moved = isRoom ? chosen : next
  const orders = isRoom
    ? generateNKeysBetween(before, after, moved.length)
    : generateNKeysBetween(null, null, moved.length)
  return moved.map((surface, place) => ({ ...surface, order: orders[place] ?? surface.order }))
}

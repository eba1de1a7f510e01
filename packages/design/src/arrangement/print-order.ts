import type { DesignDocument } from '../document/document'
import type { Patch } from '../document/patch'
import { printsOf } from './print-lines'
import { reordered } from './reordered'

type Design = Pick<DesignDocument, 'options' | 'records'>

export type PrintMove = 'start' | 'earlier' | 'later' | 'end'

/** Prints in one row at a place among the others; null where they are there already. */
function moved(design: Design, ids: readonly string[], at: number): Patch | null {
  const put = reordered(
    printsOf(design).map(({ surface }) => surface),
    ids,
    at,
  )
  return put && { put }
}

/** Moves prints among the others, by one place or to an end. Those that are apart come together. */
export function movePrints(design: Design, ids: readonly string[], move: PrintMove): Patch | null {
  const places = printsOf(design).map(({ surface }) => ids.includes(surface.id))
  const first = places.indexOf(true)
  if (first < 0) return null
  const others = places.filter((isChosen) => !isChosen).length
  const beforeLast = places.slice(0, places.lastIndexOf(true)).filter((isChosen) => !isChosen).length
  const at = { start: 0, earlier: first - 1, later: beforeLast + 1, end: others }[move]
  return moved(design, ids, Math.min(Math.max(at, 0), others))
}

/** Moves prints in front of another one or behind it; null where nothing changes. */
export function movePrintsBeside(
  design: Design,
  ids: readonly string[],
  beside: string,
  side: 'before' | 'after',
): Patch | null {
  const others = printsOf(design).filter(({ surface }) => !ids.includes(surface.id))
  const at = others.findIndex(({ surface }) => surface.id === beside)
  return at < 0 ? null : moved(design, ids, side === 'before' ? at : at + 1)
}

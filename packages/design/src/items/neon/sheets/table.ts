import type { Primitive } from '../../../geometry/display-list'
import type { Shape } from '../../../text/shape'
import type { Row } from './figures-words'
import { wordsAt } from './write'

const SIZE_MM = 3.4
const ROW_MM = 5.2
const LABEL_MM = 34
/** The least width of a column. */
const COLUMN_MM = 118

/** A table in as many columns as there is room for, from the top left. */
export function tableOf(rows: readonly Row[], { x, y, width }: { x: number; y: number; width: number }, shape: Shape) {
  const columns = Math.max(1, Math.floor(width / COLUMN_MM))
  const each = Math.ceil(rows.length / columns)
  const list = rows.flatMap(([label, value], at): Primitive[] => {
    const left = x + Math.floor(at / each) * (width / columns)
    const middle = y + (at % each) * ROW_MM + ROW_MM / 2
    return [
      ...wordsAt({ text: label, x: left, y: middle, sizeMm: SIZE_MM }, shape),
      ...wordsAt({ text: value, x: left + LABEL_MM, y: middle, sizeMm: SIZE_MM }, shape),
    ]
  })
  return { list, heightMm: each * ROW_MM }
}

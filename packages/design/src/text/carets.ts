import type { Point } from '../geometry/crop'
import type { Box, Matrix, PathData } from '../geometry/display-list'
import { applyMatrix } from '../geometry/frame'
import { type SetText, setText } from './layout-text'
import type { Line } from './lines'
import type { Shape } from './shape'
import type { TextData } from './text-data'

/** A place between two characters, as a line from the top to the bottom of its row; in mm of the face. */
export interface Caret {
  /** The characters of the words before it, as a string counts them. */
  at: number
  top: Point
  bottom: Point
}

/** The carets of each printed line, from left to right. */
export type CaretLines = readonly (readonly Caret[])[]

interface Place {
  at: number
  /** From the start of the line, in mm. */
  x: number
}

/** Where the characters of a line start. A browser without `Segmenter` may stand inside one of several codes. */
function startsOf(text: string): number[] {
  if ('Segmenter' in Intl)
    return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ index }) => index)
  return [...text.matchAll(/./gsu)].map(({ index }) => index)
}

/** The places inside a printed line. What the font lacks has no width, and a ligature is cut into equal parts. */
function placesIn({ text, start, glyphs, width }: Line, sizeMm: number): Place[] {
  const starts = startsOf(text)
  const places = new Map<number, number>()
  let from = 0
  for (const { text: cluster, middle, advance } of glyphs) {
    // The further glyphs of a cluster stand where its first one does.
    if (cluster === '') continue
    const at = text.indexOf(cluster, from)
    const left = middle - (advance * sizeMm) / 2
    const inside = starts.filter((index) => index >= at && index < at + cluster.length)
    for (const [part, index] of inside.entries()) places.set(index, left + (part * advance * sizeMm) / inside.length)
    from = at + cluster.length
  }
  let x = width
  const backwards = starts.toReversed().map((index): Place => {
    x = places.get(index) ?? x
    return { at: start + index, x }
  })
  return [...backwards.toReversed(), { at: start + text.length, x: width }]
}

/** The blanks at the end of a line are not printed, but typed. */
function placesOf(set: SetText, index: number, data: TextData, blankMm: number): Place[] {
  const line = set.lines[index]
  if (!line) return []
  const next = set.lines[index + 1]
  const end = next ? next.start - 1 : data.words.length
  const places = placesIn(line, data.sizeMm)
  const hidden = Math.max(end - line.start - line.text.length, 0)
  for (let blank = 1; blank <= hidden; blank++)
    places.push({ at: line.start + line.text.length + blank, x: line.width + blank * blankMm })
  return places
}

/** All places of a text in its box, before the box is turned. */
export function caretLines(data: TextData, box: Box, shape: Shape): CaretLines {
  const set = setText(data, box, shape)
  const blank = shape(' ', data.font, { ligatures: true })?.glyphs[0]?.advance ?? 0.25
  return set.lines.map(({ run }, index) =>
    placesOf(set, index, data, blank * data.sizeMm).map(({ at, x }): Caret => {
      const matrix: Matrix = set.matrixAt(index, x)
      return {
        at,
        top: applyMatrix(matrix, { x: 0, y: -run.ascent * data.sizeMm }),
        bottom: applyMatrix(matrix, { x: 0, y: run.descent * data.sizeMm }),
      }
    }),
  )
}

const middleOf = ({ top, bottom }: Caret): Point => ({ x: (top.x + bottom.x) / 2, y: (top.y + bottom.y) / 2 })

const gap = (caret: Caret, { x, y }: Point): number => {
  const middle = middleOf(caret)
  return Math.hypot(middle.x - x, middle.y - y)
}

const nearest = (carets: readonly Caret[], point: Point): Caret | undefined =>
  carets.toSorted((a, b) => gap(a, point) - gap(b, point))[0]

/** How far a point is from the row of a line. */
function rowGap(carets: readonly Caret[], point: Point): number {
  const caret = nearest(carets, point)
  if (!caret) return Number.POSITIVE_INFINITY
  const { top, bottom } = caret
  const height = Math.hypot(bottom.x - top.x, bottom.y - top.y)
  const middle = middleOf(caret)
  const down = { x: (bottom.x - top.x) / height, y: (bottom.y - top.y) / height }
  return Math.abs((point.x - middle.x) * down.x + (point.y - middle.y) * down.y)
}

/** The place nearest to a point: of the row that the point is on. */
export function placeAt(lines: CaretLines, point: Point): number {
  const [row = []] = lines.toSorted((a, b) => rowGap(a, point) - rowGap(b, point))
  return nearest(row, point)?.at ?? 0
}

/** The caret of a place. A place inside a character is that before it. */
export const caretOf = (lines: CaretLines, at: number): Caret | undefined =>
  lines.flat().findLast((caret) => caret.at <= at)

const lineOf = (lines: CaretLines, at: number): number =>
  Math.max(
    lines.findLastIndex((carets) => (carets[0]?.at ?? 0) <= at),
    0,
  )

/** The place a line above or below; the start or the end of the words past the first and the last line. */
export function placeBeside(lines: CaretLines, at: number, by: 1 | -1): number {
  const caret = caretOf(lines, at)
  const line = lines[lineOf(lines, at) + by]
  if (!caret || !line) return by < 0 ? 0 : (lines.flat().at(-1)?.at ?? 0)
  return nearest(line, middleOf(caret))?.at ?? at
}

/** The first and the last place of the line of a place. */
export function lineEnds(lines: CaretLines, at: number): readonly [number, number] {
  const line = lines[lineOf(lines, at)] ?? []
  return [line[0]?.at ?? 0, line.at(-1)?.at ?? 0]
}

const number = (value: number) => `${Math.round(value * 1000) / 1000}`

/** The area behind the characters between two places, letter by letter, so that it bends with them. */
export function selectionPath(lines: CaretLines, from: number, to: number): PathData {
  const cells = lines.flatMap((carets) =>
    carets.flatMap((caret, index) => {
      const next = carets[index + 1]
      return next && caret.at >= from && next.at <= to ? [[caret.top, next.top, next.bottom, caret.bottom]] : []
    }),
  )
  return cells.map((corners) => `M${corners.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`).join('')
}

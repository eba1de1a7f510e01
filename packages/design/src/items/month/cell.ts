import type { DayNote } from '../../calendar/day-notes'
import type { DesignDocument } from '../../document/document'
import { photoOf } from '../../document/records'
import { automaticCrop } from '../../geometry/automatic-crop'
import { aspectOf } from '../../geometry/crop'
import type { Colour, Primitive } from '../../geometry/display-list'
import { rectPath } from '../../geometry/path'
import type { Shape } from '../../text/shape'
import { photoTransform } from '../photo/compose'
import { type DayLines, dayLines } from './day-lines'
import type { MonthFonts } from './fonts'
import { lineOf, widthOf } from './letters'
import type { Cell, MonthBoxes } from './measure'
import type { PrintedDay } from './months'
import type { MonthStyle } from './styles'

/** From one line of words to the next, and the height of a line with a number, as factors of their letters. */
const LINE = 1.2

interface CellWorld extends Pick<MonthBoxes, 'sizes' | 'padding'> {
  cell: Cell
  notes: readonly DayNote[]
  style: MonthStyle
  fonts: MonthFonts
  shape: Shape
  design: Pick<DesignDocument, 'records'>
}

/** The words of a day as its cell has room for them. */
export const linesOfDay = ({
  cell: { box },
  notes,
  fonts,
  sizes,
  padding,
  shape,
}: Pick<CellWorld, 'cell' | 'notes' | 'fonts' | 'sizes' | 'padding' | 'shape'>): DayLines =>
  dayLines(notes, (words, scale) => widthOf(words, fonts.notes, shape) * sizes.note * scale <= box.width - 2 * padding)

/** The photo of a day, the first of several, and the crop with which it fills its cell; null for none. */
export function photoOfDay({ cell, notes, design }: Pick<CellWorld, 'cell' | 'notes' | 'design'>): PrintedDay['photo'] {
  const photo = notes.map((note) => note.photo && photoOf(design, note.photo)).find(Boolean)
  return photo ? { photo, crop: automaticCrop(photo, { turns: 0 }, aspectOf(cell.box)) } : null
}

function composePhoto(world: CellWorld): Primitive[] {
  const { cell } = world
  const found = photoOfDay(world)
  if (!found) return []
  const { photo, crop } = found
  const transform = photoTransform({ photo: photo.id, turns: 0, crop }, cell.box)
  const image: Primitive = { kind: 'image', photo: photo.id, transform, derived: null }
  return [{ kind: 'group', clip: rectPath(cell.box), children: [image] }]
}

/** A day: its photo, its number, and its words below the number. On a photo letters are white, with a dark line around them. */
export function composeCell(world: CellWorld): Primitive[] {
  const { cell, notes, style, fonts, sizes, padding, shape } = world
  const { day, weekday, box } = cell
  const photo = composePhoto(world)
  const isHoliday = notes.some((note) => note.isHoliday)
  const plain = !day.isInMonth ? style.faint : isHoliday || weekday === 6 ? style.accent : style.ink
  const colourOf = (colour: Colour) =>
    photo.length > 0 ? { colour: '#ffffff' as const, outline: style.ink } : { colour }
  const inside = { ...box, x: box.x + padding, width: box.width - 2 * padding }
  const numberHeight = sizes.day * LINE
  const top = box.y + padding / 2
  return [
    ...photo,
    ...lineOf(
      { words: String(day.day), font: fonts.days, sizeMm: sizes.day, ...colourOf(plain) },
      { ...inside, y: top, height: numberHeight },
      shape,
    ),
    ...linesOfDay(world).lines.flatMap((line, at) =>
      lineOf(
        {
          words: line.words,
          font: fonts.notes,
          sizeMm: sizes.note * line.scale,
          ...colourOf(line.isHoliday ? style.accent : style.ink),
        },
        { ...inside, y: top + numberHeight + at * sizes.note * LINE, height: sizes.note * LINE },
        shape,
      ),
    ),
  ]
}

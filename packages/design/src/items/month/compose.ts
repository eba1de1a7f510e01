import { notesIn } from '../../calendar/day-notes'
import { monthGrid, weekdayAt } from '../../calendar/month-grid'
import { titleOf } from '../../calendar/words'
import type { DesignDocument, PlacedMonth } from '../../document/document'
import type { Box, Colour, Primitive } from '../../geometry/display-list'
import { frameCentre, turnAbout } from '../../geometry/frame'
import { rectPath } from '../../geometry/path'
import type { SurfaceGeometry } from '../../geometry/surfaces'
import type { Shape } from '../../text/shape'
import { composeCell, linesOfDay, photoOfDay } from './cell'
import { MONTH_FONTS } from './fonts'
import { lineOf, widthOf } from './letters'
import { measureMonth } from './measure'
import type { MonthData } from './month-data'
import { monthOf, yearsOf } from './month-of'
import type { PrintedDay } from './months'
import { type MonthStyle, STYLES } from './styles'
import { weekdayWords } from './weekday-words'

type Design = Pick<DesignDocument, 'records' | 'settings'>

const COLUMNS = [0, 1, 2, 3, 4, 5, 6]
/** Of the height of its box, the letters of the years. */
const YEARS_SHARE = 0.75

/** A style with the colour that the shopper has chosen. */
const styleOf = ({ style, accent }: MonthData): MonthStyle => ({
  ...STYLES[style],
  ...(accent && { accent }),
})

const filled = (box: Box, fill: Colour): Primitive => ({ kind: 'path', path: rectPath(box), fill })

/** The height of letters at which words are no wider than a box. */
const fitting = (
  sizeMm: number,
  words: string,
  font: Parameters<typeof widthOf>[1],
  width: number,
  shape: Shape,
): number => Math.min(sizeMm, width / Math.max(widthOf(words, font, shape), 0.01))

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
const lineFrom = (x: number, y: number, toX: number, toY: number): string =>
  `M${rounded(x)} ${rounded(y)}L${rounded(toX)} ${rounded(toY)}`

/** The lines between the cells of a box. */
function linesOf({ lines, line }: MonthStyle, cells: readonly Box[]): Primitive[] {
  const [first, last] = [cells[0], cells.at(-1)]
  if (lines === 'none' || !first || !last) return []
  const [right, bottom] = [last.x + last.width, last.y + last.height]
  const rows = [...new Set(cells.map(({ y }) => y))]
  const across = [...rows, bottom].map((y) => lineFrom(first.x, y, right, y))
  const columns = [...cells.slice(0, 7).map(({ x }) => x), right]
  const down = lines === 'grid' ? columns.map((x) => lineFrom(x, first.y, x, bottom)) : []
  return [{ kind: 'path', path: [...across, ...down].join(''), stroke: line }]
}

interface MonthWorld {
  geometry: Pick<SurfaceGeometry, 'part'>
  item: PlacedMonth
  shape: Shape
  design: Design
}

/** All that the days of a month are drawn from; null in a design that is no calendar. */
function worldOf({ geometry: { part }, item, shape, design }: MonthWorld) {
  const found = monthOf(design, item)
  if (!found) return null
  const { weekStart = 'monday' } = part
  const weekdays = COLUMNS.map((column) => weekdayAt(column, weekStart))
  const notes = notesIn(found.settings, found.month)
  const fonts = MONTH_FONTS[item.data.style]
  const style = styleOf(item.data)
  const boxes = measureMonth(item.frame, monthGrid(found.month, weekStart), weekdays, style.letters)
  const cells = boxes.cells.map((cell) => ({
    cell,
    notes: (cell.day.isInMonth && notes.get(cell.day.day)) || [],
    style,
    fonts,
    sizes: boxes.sizes,
    padding: boxes.padding,
    shape,
    design,
  }))
  return { ...found, weekdays, boxes, fonts, cells, style }
}

/** The days with words or a photo, as they are printed. */
export function printedDays(world: MonthWorld): PrintedDay[] {
  const cells = world.item.data.shows === 'days' ? (worldOf(world)?.cells ?? []) : []
  return cells.flatMap((cell) => {
    if (cell.notes.length === 0) return []
    const { hidden, isCut } = linesOfDay(cell)
    const { day, box } = cell.cell
    const notes = cell.notes.map(({ words }) => words)
    return [{ day: day.day, notes, isFull: hidden > 0 || isCut, photo: photoOfDay(cell), box }]
  })
}

function composeDays(world: MonthWorld): Primitive[] {
  const found = worldOf(world)
  if (!found) return []
  const { month, settings, style, fonts, weekdays, boxes, cells } = found
  const { title, sizes, padding } = boxes
  const { shape } = world
  const words = titleOf(month, settings)
  const headWidth = (boxes.weekdays[0]?.width ?? 0) - padding
  const head = weekdayWords(settings, weekdays, (text) => widthOf(text, fonts.days, shape) * sizes.weekday, headWidth)
  const band = boxes.weekdays.map((box) => (style.band ? filled(box, style.band) : null))
  const tint = boxes.cells.map(({ day, weekday, box }) =>
    style.weekend && weekday >= 5 && day.isInMonth ? filled(box, style.weekend) : null,
  )
  return [
    ...[...band, ...tint].filter((fill) => fill !== null),
    ...lineOf(
      {
        words,
        font: fonts.title,
        sizeMm: fitting(sizes.title, words, fonts.title, title.width, shape),
        colour: style.ink,
        align: style.titleAlign,
      },
      title,
      shape,
    ),
    ...boxes.weekdays.flatMap((box, at) =>
      lineOf(
        {
          words: head[at] ?? '',
          font: fonts.days,
          sizeMm: sizes.weekday,
          colour: style.band ? '#ffffff' : weekdays[at] === 6 ? style.accent : style.ink,
          align: 'centre',
        },
        box,
        shape,
      ),
    ),
    ...cells.flatMap(composeCell),
    ...linesOf(
      style,
      boxes.cells.map(({ box }) => box),
    ),
  ]
}

function composeYears({ frame, data }: PlacedMonth, shape: Shape, { settings }: Design): readonly Primitive[] {
  if (!settings) return []
  const words = yearsOf(settings)
  const font = MONTH_FONTS[data.style].title
  const sizeMm = fitting(frame.height * YEARS_SHARE, words, font, frame.width, shape)
  return lineOf({ words, font, sizeMm, colour: styleOf(data).ink, align: 'centre' }, frame, shape)
}

/** The days of a month, or the years of a calendar, in the frame of the item. */
export function composeMonth(geometry: SurfaceGeometry, item: PlacedMonth, shape: Shape, design: Design): Primitive {
  const { frame, data } = item
  const drawn =
    data.shows === 'years' ? composeYears(item, shape, design) : composeDays({ geometry, item, shape, design })
  return {
    kind: 'group',
    ...(frame.angle !== 0 && { transform: turnAbout(frameCentre(frame), frame.angle) }),
    children: [...(data.ground ? [filled(frame, data.ground)] : []), ...drawn],
  }
}

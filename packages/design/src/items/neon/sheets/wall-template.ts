import type { PlacedNeon } from '../../../document/document'
import type { Point } from '../../../geometry/crop'
import type { Colour, DisplayPage, Primitive } from '../../../geometry/display-list'
import { boxOf, growBox } from '../../../geometry/outline'
import { rectPath } from '../../../geometry/path'
import type { NeonSign } from '../../../neon/sign'
import type { ProductPart } from '../../../product/definition'
import type { Shape } from '../../../text/shape'
import { colourOf, holePath, lineThrough } from '../compose'
import { holeWords } from './hole-words'
import { joinMarks } from './join-marks'
import { measureMark } from './measure-mark'
import { type TemplateTile, type TemplateTiles, TILE_FOOT_MM, TILE_MARGIN_MM, templateTiles } from './template-tiles'
import { lineOf } from './tube-inks'
import { INK, wordsAt } from './write'

interface Needs {
  part: ProductPart
  item: PlacedNeon
  sign: NeonSign
  shape: Shape
  /** The order that it belongs to, in words. */
  heading: string
}

const SOFT: Colour = '#8a938e'
const LINE_MM = 0.3
const TUBE_MM = 0.8
/** The edge of the board is seen on the outer sheets with all of its line. */
const PAD_MM = 1
const CROSS_MM = 8
const WORDS_MM = 3
const FOOT_WORDS_MM = 2.5
const FOOT_ROW_MM = 3.3

const line = (path: string, colour = INK, widthMm = LINE_MM): Primitive => ({
  kind: 'path',
  path,
  stroke: { colour, widthMm },
})

/** A hole as a cross with its number, and its distance to the other one of its row. */
function hole(holes: readonly Point[], at: number, shape: Shape): Primitive[] {
  const { x, y } = holes[at] as Point
  const isLeft = at % 2 === 0
  const other = holes[isLeft ? at + 1 : at - 1]
  const far = other ? `: ${Math.round(Math.abs(other.x - x) * 10) / 10} mm to hole ${isLeft ? at + 2 : at}` : ''
  const beside = { x: x + (isLeft ? CROSS_MM : -CROSS_MM), y: y - WORDS_MM }
  return [
    line(holePath({ x, y })),
    line(`M${x - CROSS_MM} ${y}L${x + CROSS_MM} ${y}M${x} ${y - CROSS_MM}L${x} ${y + CROSS_MM}`),
    ...wordsAt(
      { text: `Hole ${at + 1}${far}`, ...beside, sizeMm: WORDS_MM, align: isLeft ? 'left' : 'right', isOver: true },
      shape,
    ),
  ]
}

/** The whole sign as it hangs, in mm from the top left of its board. */
function drawing({ part, item, sign, shape }: Needs): Primitive[] {
  const { edge, holes } = sign.board
  const rows = holes.flatMap((left, at) => (at % 2 === 0 && holes[at + 1] ? [[left, holes[at + 1] as Point]] : []))
  return [
    line(`${lineThrough(edge)}Z`),
    ...sign.pieces.map((piece) => line(lineThrough(piece.line), lineOf(colourOf(part, item, piece)), TUBE_MM)),
    ...rows.map((row) => line(lineThrough(row), SOFT, LINE_MM / 2)),
    ...holes.flatMap((_, at) => hole(holes, at, shape)),
  ]
}

/** Which sheet it is, and those beside it. */
function placeWords({ row, column }: TemplateTile, { rows, columns }: TemplateTiles): string {
  const number = (row - 1) * columns + column
  return `Sheet ${number} of ${rows * columns}: row ${row} of ${rows}, column ${column} of ${columns}`
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The foot of a sheet: the mark, which sheet it is, and how the sign is hung. */
function foot(tile: TemplateTile, tiles: TemplateTiles, { sign, heading, shape }: Needs): Primitive[] {
  const top = tiles.sheet.height - TILE_MARGIN_MM - TILE_FOOT_MM
  const words = [
    placeWords(tile, tiles),
    heading,
    'Print at 100 %, not “fit to page”: the line is 100 mm.',
    ...holeWords(sign.board.holes).map((each) => `${capital(each)}.`),
  ]
  return [
    ...measureMark({ x: TILE_MARGIN_MM, y: top + 9 }, shape),
    ...words.flatMap((text, at) =>
      wordsAt({ text, x: TILE_MARGIN_MM + 108, y: top + 3 + at * FOOT_ROW_MM, sizeMm: FOOT_WORDS_MM }, shape),
    ),
  ]
}

/** The sheets of A4 that a shopper tapes to the wall and drills through: the sign at its true size. */
export function wallTemplate(needs: Needs): DisplayPage[] {
  const tiles = templateTiles(growBox(needs.sign.board.box, PAD_MM))
  const drawn = [...drawing(needs), line(joinMarks(tiles.tiles).join('') || 'M0 0', SOFT)]
  const paper = boxOf(tiles.sheet)
  return tiles.tiles.map((tile): DisplayPage => {
    const { x, y } = tile.shown
    return {
      surface: 'wall-template',
      label: placeWords(tile, tiles),
      ...{ trimBox: paper, bleedBox: paper, paper },
      list: [
        {
          kind: 'group',
          transform: [1, 0, 0, 1, TILE_MARGIN_MM - x, TILE_MARGIN_MM - y],
          clip: rectPath(tile.shown),
          children: drawn,
        },
        ...foot(tile, tiles, needs),
      ],
      cuts: [],
      copies: 1,
    }
  })
}

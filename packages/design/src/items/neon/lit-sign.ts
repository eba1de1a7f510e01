import type { PlacedNeon } from '../../document/document'
import type { Point } from '../../geometry/crop'
import type { SurfaceGeometry } from '../../geometry/surfaces'
import type { Board } from '../../neon/board'
import { TUBE_LIGHTS } from '../../neon/colours'
import type { NeonSign, SignPiece, SignRules } from '../../neon/sign'
import type { TubeColour } from '../../neon/tube-data'
import { lineLength, type TubeLine, withoutEnd, withoutStart } from '../../neon/tube-line'
import { type ColouredLines, type WallLight, wallLight } from '../../neon/wall-light'
import type { ProductPart } from '../../product/definition'
import { boardOffset, colourOf } from './compose'
import type { Neons } from './neons'

/** The tubes of one colour, in mm from the top left of the board. */
export interface TubeGroup {
  colour: TubeColour
  lit: TubeLine[]
  /** Ends that the strip inside does not reach. */
  dark: TubeLine[]
}

/** A sign as it is seen on a wall. */
export interface LitSign {
  board: Board
  groups: readonly TubeGroup[]
  tubeMm: number
  /** From the centre lines to the wall. */
  offMm: number
  /** From the top left of the face to that of the board. */
  offset: Point
  light: WallLight | null
}

/** The length of the spacers behind the board. */
const SPACER_MM = 25
/** A tail that is shorter is not seen. */
const TAIL_MM = 0.5

/** A piece as what is lit of it, and what is not. */
export function litParts({ line, litMm }: Pick<SignPiece, 'line' | 'litMm'>): { lit: TubeLine; dark: TubeLine | null } {
  const tail = lineLength(line) - litMm
  return tail > TAIL_MM ? { lit: withoutEnd(line, tail), dark: withoutStart(line, litMm) } : { lit: line, dark: null }
}

function groupsOf(pieces: readonly SignPiece[], colourOfPiece: (piece: SignPiece) => TubeColour): TubeGroup[] {
  const groups = new Map<TubeColour, TubeGroup>()
  for (const piece of pieces) {
    const colour = colourOfPiece(piece)
    const group = groups.get(colour) ?? { colour, lit: [], dark: [] }
    groups.set(colour, group)
    const { lit, dark } = litParts(piece)
    group.lit.push(lit)
    if (dark) group.dark.push(dark)
  }
  return [...groups.values()]
}

/** Of each sign, the colours in which it was lit last. */
const known = new WeakMap<NeonSign, { colours: string; lit: LitSign }>()

/** Of each sign that another thread has bent, its light in the colours of that time. */
const given = new WeakMap<NeonSign, { colours: string; light: WallLight | null }>()

const coloursOf = (part: ProductPart, item: Pick<PlacedNeon, 'data'>, { pieces }: NeonSign): string =>
  pieces.map((piece) => colourOf(part, item, piece)).join(' ')

/** Takes the light of a sign that another thread has worked out. */
export function keepLight(
  part: ProductPart,
  item: Pick<PlacedNeon, 'data'>,
  sign: NeonSign,
  light: WallLight | null,
): void {
  given.set(sign, { colours: coloursOf(part, item, sign), light })
}

/** The sign on a surface with its light; null where there is none yet. */
export function litSign(
  geometry: Pick<SurfaceGeometry, 'part' | 'face'>,
  item: Pick<PlacedNeon, 'data'>,
  neons: Pick<Neons, 'signOf'> | null,
): LitSign | null {
  const { part, face } = geometry
  const sign = neons?.signOf(part, face, item)
  if (!sign || !part.sign) return null
  const colours = coloursOf(part, item, sign)
  const before = known.get(sign)
  if (before?.colours === colours) return before.lit
  const groups = groupsOf(sign.pieces, (piece) => colourOf(part, item, piece))
  const made = given.get(sign)
  const light = made?.colours === colours ? made.light : null
  const lit = lightSign(sign, part.sign, groups, { offset: boardOffset(geometry, sign), light })
  known.set(sign, { colours, lit })
  return lit
}

function lightSign(
  sign: NeonSign,
  { tube, board }: SignRules,
  groups: readonly TubeGroup[],
  { offset, light }: Pick<LitSign, 'offset' | 'light'>,
): LitSign {
  const offMm = SPACER_MM + board.thicknessMm + tube.widthMm / 2
  const coloured = groups.map(({ colour, lit }): ColouredLines => ({ colour: TUBE_LIGHTS[colour].lit, lines: lit }))
  return {
    board: sign.board,
    groups,
    tubeMm: tube.widthMm,
    offMm,
    offset,
    light: light ?? wallLight(coloured, offMm),
  }
}

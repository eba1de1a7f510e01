import { LOAD_MOST, type NeonSign, type SignRules } from './sign'

/** Of clear acrylic, in grams a cubic centimetre. */
const ACRYLIC = 1.19
/** Of a metre of tube. */
const TUBE_GRAMS = 100

/** What a sign is made of, for shopper and workshop. */
export interface SignFigures {
  /** Of lit tube. */
  metres: number
  pieces: number
  /** Where two pieces are wired to each other behind the board. */
  joints: number
  /** Where power comes in, since one end lights only so much tube. */
  feeds: number
  watts: number
  adaptors: number
  adaptorW: number
  letterMm: number
  widthMm: number
  heightMm: number
  grams: number
}

const to = (value: number, step: number): number => Math.round(value / step) * step

export function figuresOf(
  { pieces, board, letterMm }: NeonSign,
  { tube, board: sheet, adaptorsW }: SignRules,
): SignFigures {
  const litMm = pieces.reduce((sum, piece) => sum + piece.litMm, 0)
  const metres = litMm / 1000
  const watts = metres * tube.wattsPerM
  const one = adaptorsW.find((power) => watts <= LOAD_MOST * power)
  const largest = Math.max(...adaptorsW)
  const acrylicGrams = (board.areaMm2 / 100) * (sheet.thicknessMm / 10) * ACRYLIC
  return {
    metres: to(metres, 0.01),
    pieces: pieces.length,
    joints: Math.max(pieces.length - 1, 0),
    feeds: Math.max(1, Math.ceil(metres / tube.feedM)),
    watts: Math.ceil(watts),
    adaptors: one === undefined ? Math.ceil(watts / (LOAD_MOST * largest)) : 1,
    adaptorW: one ?? largest,
    letterMm: Math.round(letterMm),
    widthMm: Math.ceil(board.box.width),
    heightMm: Math.ceil(board.box.height),
    grams: to(acrylicGrams + metres * TUBE_GRAMS, 10),
  }
}

import type { Point } from '../geometry/crop'
import type { Box } from '../geometry/display-list'
import type { Size } from '../geometry/surfaces'
import { type Board, type BoardRules, boardAround } from './board'
import { cutApart, touching } from './cut-apart'
import { cutLength } from './cut-lengths'
import { cutTight } from './cut-tight'
import { unitSize } from './fit-words'
import { layWords, type NeonWords, type TubePiece } from './lay-words'
import { ACCENT_ROW, drawingPieces, type SignDrawing, wholeSize } from './place-drawing'
import type { BoardShape } from './tube-data'
import type { TubeFont } from './tube-font'
import { leastRadius, type TubeLine } from './tube-line'

/** What the tube of a product can do. */
export interface TubeRules {
  widthMm: number
  leastRadiusMm: number
  /** Between the centre lines of two tubes beside each other. */
  gapMm: number
  /** The strip can be cut only every so often. */
  cutMm: number
  wattsPerM: number
  /** The most that one feed lights. */
  feedM: number
}

export interface SignRules {
  tube: TubeRules
  /** The least height of a capital that is lit evenly. */
  leastLetterMm: number
  board: BoardRules & { thicknessMm: number }
  /** The sizes of adaptors, in watts, from the least. */
  adaptorsW: readonly number[]
}

export interface SignRequest {
  words: NeonWords
  font: TubeFont
  drawing: SignDrawing | null
  board: BoardShape
  /** The largest size of the board. */
  size: Size
}

/** A piece of tube as it is bent, cut and lit. */
export interface SignPiece {
  line: TubeLine
  /** The line of words that it belongs to; null for a drawing. */
  row: number | null
  /** True for a part of a drawing that may have another colour. */
  isAccent: boolean
  characters: string
  /** Lit from the start of the line. */
  litMm: number
}

/** Why a sign cannot be made in a size. */
export type SignProblem =
  | { kind: 'empty' }
  | { kind: 'missing'; characters: readonly string[] }
  | { kind: 'small'; letterMm: number }
  | { kind: 'tight'; characters: string }
  | { kind: 'touching'; characters: readonly [string, string] }
  | { kind: 'power'; watts: number }

export interface NeonSign {
  /** The height of a capital; 0 for a drawing alone. */
  letterMm: number
  pieces: readonly SignPiece[]
  board: Board
  problem: SignProblem | null
}

/** The tail of a piece may be longer than its letter by this much. */
const TAIL_MM = 6
/** What of an adaptor's power is used. */
export const LOAD_MOST = 0.85
/** A sign has one adaptor, or two of the largest. */
const ADAPTORS_MOST = 2
/** Of the height of a capital, the way along which one tube branches off from another: it grows with the letters. */
const BRANCH = 0.6
/** The same of the height of a drawing that stands alone. */
const DRAWING_BRANCH = 0.12
/** A letter is measured a little tighter than it is drawn. */
const ROUNDING_MM = 0.05

/** The height of a capital with which words and drawing fill a board; null for neither. */
function letterHeight({ words, font, drawing, size }: SignRequest, { board, tube }: SignRules): number | null {
  const whole = wholeSize(unitSize(words, font), drawing)
  if (!whole) return null
  const room = 2 * board.marginMm + 2 * TAIL_MM
  const most = Math.min((size.width - room) / whole.width, (size.height - room) / whole.height)
  return Math.max(most, tube.widthMm)
}

function problemOf(
  pieces: readonly TubePiece[],
  { letterMm, branchMm, watts }: { letterMm: number; branchMm: number; watts: number },
  { tube, leastLetterMm, adaptorsW }: SignRules,
): SignProblem | null {
  const isSmall = letterMm > 0 && letterMm < leastLetterMm
  if (isSmall || pieces.length === 0) return { kind: 'small', letterMm }
  const { leastRadiusMm: least, gapMm } = tube
  const tight = pieces.find(({ line }) => leastRadius(line) < least - ROUNDING_MM)
  if (tight) return { kind: 'tight', characters: tight.characters }
  const met = touching(pieces, { gapMm, halfTurnMm: Math.PI * least, branchMm })
  if (met) return { kind: 'touching', characters: met }
  if (watts > ADAPTORS_MOST * LOAD_MOST * Math.max(...adaptorsW)) return { kind: 'power', watts }
  return null
}

/** Makes a value when it is first asked for. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Moves points so that the board's top left is the origin. */
const movedBy = (points: readonly Point[], { x, y }: Box): Point[] =>
  points.map((point) => ({ x: point.x - x, y: point.y - y }))

/** Of a sign without tubes. */
const NO_BOARD: Board = { edge: [], holes: [], areaMm2: 0, box: { x: 0, y: 0, width: 0, height: 0 } }

/** Pieces on the board that holds them, in mm from its top left. */
function onBoard(
  pieces: readonly SignPiece[],
  shape: BoardShape,
  rules: BoardRules,
): Pick<NeonSign, 'pieces' | 'board'> {
  if (pieces.length === 0) return { pieces, board: NO_BOARD }
  const lines = pieces.map(({ line }) => line)
  const board = boardAround(lines, shape, rules)
  return {
    pieces: pieces.map((piece) => ({ ...piece, line: movedBy(piece.line, board.box) })),
    board: {
      ...board,
      edge: movedBy(board.edge, board.box),
      holes: movedBy(board.holes, board.box),
      box: { ...board.box, x: 0, y: 0 },
    },
  }
}

/** Of words that draw nothing: none, or what says which characters the font lacks. */
function withoutTubes({ words, font }: SignRequest): NeonSign | null {
  const { missing } = layWords(words, font, 1, 1)
  if (missing.length === 0) return null
  return { letterMm: 0, pieces: [], board: NO_BOARD, problem: { kind: 'missing', characters: missing } }
}

/**
 * A sign as it is made: its tubes bent and cut, and its board, in mm from the top left of the board. Null where there is
 * nothing to bend; `problem` says why it cannot be made in this size. The board takes most of the time, so it is made when
 * it or the pieces are first asked for: sizes that are only tried have none.
 */
export function neonSign(request: SignRequest, rules: SignRules): NeonSign | null {
  const { words, font, drawing } = request
  const { tube } = rules
  const unitMm = letterHeight(request, rules)
  if (unitMm === null) return withoutTubes(request)
  const laid = layWords(words, font, unitMm, tube.leastRadiusMm)
  const letterMm = laid.pieces.length > 0 ? unitMm : 0
  const beside = drawing ? drawingPieces(drawing, laid.box, unitMm, tube.leastRadiusMm) : []
  const sharp = [...laid.pieces, ...beside].flatMap((piece) =>
    cutTight(piece.line, tube.leastRadiusMm).map((line) => ({ ...piece, line })),
  )
  const halfTurnMm = Math.PI * tube.leastRadiusMm
  const bent = cutApart(sharp, { widthMm: tube.widthMm, halfTurnMm, leastMm: tube.cutMm })
  const cut = bent.map(({ line, row, characters }): SignPiece => {
    const { line: drawn, units } = cutLength(line, tube.cutMm)
    return {
      line: drawn,
      row: row < 0 ? null : row,
      isAccent: row === ACCENT_ROW,
      characters,
      litMm: units * tube.cutMm,
    }
  })
  const watts = (cut.reduce((sum, { litMm }) => sum + litMm, 0) / 1000) * tube.wattsPerM
  const branchMm = letterMm > 0 ? BRANCH * letterMm : DRAWING_BRANCH * (drawing?.height ?? 0) * unitMm
  const problem: SignProblem | null =
    laid.missing.length > 0
      ? { kind: 'missing', characters: laid.missing }
      : problemOf(bent, { letterMm, branchMm, watts }, rules)
  const made = onDemand(() => onBoard(cut, request.board, rules.board))
  return {
    letterMm,
    get pieces() {
      return made().pieces
    },
    get board() {
      return made().board
    },
    problem,
  }
}

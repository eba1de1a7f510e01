import { boxAround } from '../geometry/box-around'
import type { Box } from '../geometry/display-list'
import { bendCorners } from './bend'
import type { Alignment } from './tube-data'
import type { TubeFont, TubeGlyph } from './tube-font'
import { distance, leastRadius, strokeLines, type TubeLine, turnOf } from './tube-line'

export interface NeonWords {
  /** One to three. */
  lines: readonly string[]
  align: Alignment
  /** From one base line to the next, in heights of a capital. */
  lineSpacing: number
}

/** A piece of tube, and the characters that it is a part of. */
export interface TubePiece {
  line: TubeLine
  /** Row, and place in the row, of its first character. */
  row: number
  at: number
  characters: string
}

export interface LaidWords {
  pieces: TubePiece[]
  /** Around the centre lines, in mm; its top left is the origin. */
  box: Box
  /** Characters that the font has not. */
  missing: string[]
}

/** Letters whose ends are nearer are one piece. In thousandths of an em. */
const JOIN_MOST = 20
const JOIN_DEGREES = 50
/** The points to both sides of a join that its radius is measured with. */
const JOIN_REACH = 12

/** What the tube of joined letters keeps to, in mm. */
interface JoinRules {
  /** Between the ends of two letters. */
  most: number
  /** The least radius. Where a join would be tighter, the letters are two pieces. */
  radius: number
}

/** One line of two, each in the direction in which it goes on in the other; null where they do not. */
function joinedLine(first: TubeLine, second: TubeLine, { most, radius }: JoinRules): TubeLine | null {
  for (const one of [first, first.toReversed()])
    for (const other of [second, second.toReversed()]) {
      const [before, end] = one.slice(-2)
      const [start, after] = other
      if (!before || !end || !start || !after || distance(end, start) > most) continue
      if (Math.abs(turnOf(before, end, after)) > JOIN_DEGREES) continue
      const around = [...one.slice(-JOIN_REACH), ...other.slice(1, JOIN_REACH)]
      if (leastRadius(around) >= radius) return [...one, ...other.slice(1)]
    }
  return null
}

/** One piece of two where the second letter goes on in the first. */
function joinedPiece(first: TubePiece, second: TubePiece, rules: JoinRules): TubePiece | null {
  const line = joinedLine(first.line, second.line, rules)
  return line && { ...first, line, characters: first.characters + second.characters }
}

/** The pieces of a letter after those of the letter before it, joined where the script goes on. */
function withLetter(pieces: readonly TubePiece[], letter: readonly TubePiece[], rules: JoinRules): TubePiece[] {
  for (const piece of letter)
    for (const [at, before] of pieces.entries()) {
      const isNeighbour = before.row === piece.row && before.at + [...before.characters].length === piece.at
      const joined = isNeighbour ? joinedPiece(before, piece, rules) : null
      if (joined) return [...pieces.with(at, joined), ...letter.filter((other) => other !== piece)]
    }
  return [...pieces, ...letter]
}

/** Signs that are typed in other ways than the fonts have them. */
const SAME: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '—': '–', '`': "'" }

/** The glyph of a character; undefined for one that the font has not. */
export const glyphOf = (font: TubeFont, character: string): TubeGlyph | undefined =>
  font.glyphs[SAME[character] ?? character]

/** The row's pieces from the left end of its base line at y, and the characters that are missing. */
function layRow(text: string, row: number, font: TubeFont, scale: number, y: number, radius: number) {
  let pieces: TubePiece[] = []
  let x = 0
  const missing: string[] = []
  for (const [at, character] of [...text].entries()) {
    const glyph = glyphOf(font, character)
    if (!glyph) {
      if (character.trim() !== '') missing.push(character)
      x += font.space * scale
      continue
    }
    const letter = glyph.strokes
      .flatMap((path) => bendCorners(strokeLines(path, [scale, 0, 0, scale, x, y]), radius))
      .map((line): TubePiece => ({ line, row, at, characters: character }))
    pieces = font.joins ? withLetter(pieces, letter, { most: JOIN_MOST * scale, radius }) : [...pieces, ...letter]
    x += glyph.advance * scale
  }
  return { pieces, missing }
}

/**
 * The tube of these words, in mm. `height` is that of a capital, `radius` the least that the tube bends to.
 */
export function layWords(words: NeonWords, font: TubeFont, height: number, radius: number): LaidWords {
  const scale = height / font.capHeight
  const rows = words.lines.map((text, row) => layRow(text, row, font, scale, row * words.lineSpacing * height, radius))
  const boxes = rows.map(({ pieces }) => boxAround(pieces.map(({ line }) => line)))
  const widest = Math.max(0, ...boxes.filter(({ width }) => width >= 0).map(({ width }) => width))
  const share = { left: 0, centre: 0.5, right: 1 }[words.align]
  const moved = rows.flatMap(({ pieces }, row) => {
    const { x = 0, width = 0 } = boxes[row] ?? {}
    const by = share * (widest - width) - x
    return pieces.map((piece) => ({ ...piece, line: piece.line.map((point) => ({ x: point.x + by, y: point.y })) }))
  })
  const box = boxAround(moved.map(({ line }) => line))
  const pieces = moved.map((piece) => ({
    ...piece,
    line: piece.line.map(({ x, y }) => ({ x: x - box.x, y: y - box.y })),
  }))
  const missing = [...new Set(rows.flatMap((row) => row.missing))]
  return pieces.length === 0
    ? { pieces, box: { x: 0, y: 0, width: 0, height: 0 }, missing }
    : { pieces, box: { x: 0, y: 0, width: box.width, height: box.height }, missing }
}

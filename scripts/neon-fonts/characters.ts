// What can be written in neon, and the characters that the fonts make of others.
import type { Stroke } from './clean-lines.ts'
import type { Spot } from './svg-font.ts'

const MACRONS: Readonly<Record<string, string>> = {
  Ā: 'A',
  Ē: 'E',
  Ī: 'I',
  Ō: 'O',
  Ū: 'U',
  ā: 'a',
  ē: 'e',
  ī: 'i',
  ō: 'o',
  ū: 'u',
}
/** From the top of the letter to its macron, and its least length. */
const MACRON_ABOVE = 110
const MACRON_LEAST = 240

const spotsOf = (strokes: readonly Stroke[]): Spot[] => strokes.flat(2)

/** The letter that a macron stands over; null for other characters. */
export const macronBase = (character: string): string | null => MACRONS[character] ?? null

/** The strokes of a letter with a macron in place of its dot. */
export function withMacron(letter: readonly Stroke[], isDot: (stroke: Stroke) => boolean): Stroke[] {
  const body = letter.filter((stroke) => !isDot(stroke))
  const xs = spotsOf(body).map(([x]) => x)
  const top = Math.min(...spotsOf(body).map(([, y]) => y))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const half = Math.max(MACRON_LEAST, 0.7 * (right - left)) / 2
  const [middle, y] = [(left + right) / 2, top - MACRON_ABOVE]
  return [
    ...body,
    [
      [
        [middle - half, y],
        [middle + half, y],
      ],
    ],
  ]
}

/** An ʻokina: the comma of the font upside down, with its top where that of a capital is. */
export function okina(comma: readonly Stroke[], capitalTop: number): Stroke[] {
  const spots = spotsOf(comma)
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const x = Math.min(...xs) + Math.max(...xs)
  const y = capitalTop + Math.max(...ys)
  return comma.map((stroke) => stroke.map((line) => line.map(([sx, sy]): Spot => [x - sx, y - sy])))
}

/** The characters of a neon sign but the blank. */
export const CHARACTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'0123456789',
  ...'ĀĒĪŌŪāēīōūʻ',
  ...'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ',
  ...'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ',
  ...'&!?.,:;\'"-–+=/()#@$%*',
]

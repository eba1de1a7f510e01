import type { Overlay, ProductPart } from '../product/definition'
import type { Box, Colour, Matrix, PathData, Primitive } from './display-list'
import { halfTurn } from './frame'
import { ellipsePath, transformPath } from './path'
import { cardAt, type Rank, type Suit } from './playing-cards'
import type { Size } from './surfaces'
import { unitPathIn } from './unit-paths'

const RED: Colour = '#c1121f'
const BLACK: Colour = '#16211b'
const WHITE: Colour = '#ffffff'

/** The white around rank and suit, by which they are read on every photo, in mm. */
const HALO_MM = 0.8
/** The line of letters and digits, as a part of their height. */
const LINE_SHARE = 0.135
/** Between two things below each other, and between the zone and what is in it, in mm. */
const GAP_MM = 1

type Letter = Rank | 'O' | 'E' | 'R'

/** Letters and digits as the line of a pen, in a box of 60 × 100. */
const LETTERS: Record<Letter, PathData> = {
  A: 'M5 100L30 0L55 100M14 66L46 66',
  2: 'M7 26C7 9 17 0 31 0C46 0 54 10 54 25C54 46 7 64 7 100L55 100',
  3: 'M8 18C12 6 20 0 31 0C45 0 53 9 53 23C53 38 43 46 28 46C44 46 55 56 55 73C55 90 45 100 30 100C17 100 9 93 5 81',
  4: 'M43 100L43 0L5 68L57 68',
  5: 'M50 0L14 0L10 45C16 39 23 36 31 36C46 36 55 48 55 67C55 88 45 100 30 100C17 100 9 93 6 82',
  6: 'M50 10C45 3 39 0 32 0C15 0 6 20 6 55C6 86 15 100 31 100C46 100 55 88 55 68C55 50 46 39 32 39C18 39 8 50 6 66',
  7: 'M6 0L55 0L24 100',
  8: 'M30 46C17 46 9 37 9 23C9 9 17 0 30 0C43 0 51 9 51 23C51 37 43 46 30 46C15 46 5 56 5 73C5 90 15 100 30 100C45 100 55 90 55 73C55 56 45 46 30 46Z',
  9: 'M10 90C15 97 21 100 28 100C45 100 54 80 54 45C54 14 45 0 29 0C14 0 5 12 5 32C5 50 14 61 28 61C42 61 52 50 54 34',
  10: 'M-3 20L9 0L9 100M43 0C57 0 63 17 63 50C63 83 57 100 43 100C29 100 23 83 23 50C23 17 29 0 43 0Z',
  J: 'M20 0L46 0L46 70C46 90 38 100 26 100C14 100 7 92 6 78',
  Q: 'M30 0C46 0 55 17 55 50C55 83 46 100 30 100C14 100 5 83 5 50C5 17 14 0 30 0ZM35 74L57 103',
  K: 'M8 0L8 100M53 0L8 58M24 39L56 100',
  O: 'M30 0C46 0 55 17 55 50C55 83 46 100 30 100C14 100 5 83 5 50C5 17 14 0 30 0Z',
  E: 'M51 0L9 0L9 100L53 100M9 48L45 48',
  R: 'M8 100L8 0L32 0C46 0 54 9 54 26C54 43 46 52 32 52L8 52M30 52L55 100',
}

/** In a box of 100 × 100. All parts run clockwise, so that where they overlap they stay filled. */
const SUIT_PATHS: Record<Suit, PathData> = {
  hearts: 'M50 22C54 11 63 4 74 4C86 4 98 12 98 28C98 50 78 70 50 98C22 70 2 50 2 28C2 12 14 4 26 4C37 4 46 11 50 22Z',
  diamonds: 'M50 0C60 20 75 38 88 50C75 62 60 80 50 100C40 80 25 62 12 50C25 38 40 20 50 0Z',
  spades:
    'M50 0C56 18 96 40 96 64C96 78 86 86 75 86C66 86 58 81 54 73C55 86 60 95 69 100L31 100C40 95 45 86 46 73C42 81 34 86 25 86C14 86 4 78 4 64C4 40 44 18 50 0Z',
  clubs: [
    ...[
      [50, 24],
      [25, 60],
      [75, 60],
    ].map(([x = 0, y = 0]) => ellipsePath({ x: x - 23, y: y - 23, width: 46, height: 46 })),
    'M44 45L56 45C56 75 60 93 69 100L31 100C40 93 44 75 44 45Z',
  ].join(''),
}

const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds'

/** A letter in a box, as a line with white around it. */
function lettered(letter: Letter, box: Box, colour: Colour): Primitive[] {
  const path = transformPath(LETTERS[letter], [box.width / 60, 0, 0, box.height / 100, box.x, box.y])
  const widthMm = box.height * LINE_SHARE
  return [
    { kind: 'path', path, stroke: { colour: WHITE, widthMm: widthMm + 2 * HALO_MM, isRound: true } },
    { kind: 'path', path, stroke: { colour, widthMm, isRound: true } },
  ]
}

/** A filled drawing with white around it. */
const filled = (path: PathData, colour: Colour): Primitive[] => [
  { kind: 'path', path, fill: WHITE, stroke: { colour: WHITE, widthMm: 2 * HALO_MM, isRound: true } },
  { kind: 'path', path, fill: colour },
]

/** Several drawings: the white of none covers another one. */
const layered = (drawings: readonly (readonly Primitive[])[]): Primitive[] =>
  [0, 1].flatMap((layer) => drawings.flatMap((drawing) => drawing[layer] ?? []))

function suited(rank: Rank, suit: Suit, { x, y, width, height }: Box): Primitive[] {
  const colour = isRed(suit) ? RED : BLACK
  const tall = (height - GAP_MM) * 0.55
  const line = tall * LINE_SHARE
  const letter = { x: x + width * 0.15, y: y + line / 2, width: width * 0.7, height: tall - line }
  const side = Math.min(width, height - GAP_MM - tall)
  const pip: Matrix = [side / 100, 0, 0, side / 100, x + (width - side) / 2, y + tall + GAP_MM]
  return layered([lettered(rank, letter, colour), filled(transformPath(SUIT_PATHS[suit], pip), colour)])
}

const JOKER = ['J', 'O', 'K', 'E', 'R'] as const

function joker(colour: Colour, { x, y, width, height }: Box): Primitive[] {
  const side = width * 0.6
  const step = (height - side - GAP_MM) / JOKER.length
  const tall = step * 0.74
  const letters = JOKER.map((letter, at) => {
    const box = { x: x + (width - tall * 0.8) / 2, y: y + at * step + tall * 0.1, width: tall * 0.8, height: tall }
    return lettered(letter, box, colour)
  })
  const star = { x: x + (width - side) / 2, y: y + height - side, width: side, height: side }
  return layered([...letters, filled(unitPathIn('star', star), colour)])
}

/**
 * Rank and suit of a card in its top left corner, and turned by half in the opposite one.
 *
 * @param zone the corner that they have, from the edge, in mm. They keep the safe distance of the part from the edge.
 * @param place of the card in its deck, from 0
 */
export function cardIndex(
  { widthMm, heightMm }: Extract<Overlay, { kind: 'card-index' }>,
  { safeMm }: ProductPart,
  face: Size,
  place: number,
): Primitive {
  const card = cardAt(place)
  const margin = safeMm + GAP_MM
  const box = { x: safeMm, y: safeMm, width: widthMm - margin, height: heightMm - margin }
  const corner = 'joker' in card ? joker(card.joker === 1 ? RED : BLACK, box) : suited(card.rank, card.suit, box)
  return {
    kind: 'group',
    children: [
      { kind: 'group', children: corner },
      { kind: 'group', transform: halfTurn(face), children: corner },
    ],
  }
}

import type { Size } from '@kea/design/geometry/surfaces'
import { clamp, mix, type PagesModel, type Place, type Shape, type State } from '../../looks/pages/model'
import { type CardBody, cardBody } from '../mesh/card-body'
import { smooth } from '../mesh/mesh'

export interface DeckMeasures {
  card: Size
  radius: number
  cards: number
  /** What lies up at first: the side that the shopper designed. */
  up: 'face' | 'back'
}

const THICK_MM = 0.32
/** The fan: half of its angle at most, and how many cards beside the chosen one take most of it. */
const WIDEST = (37 * Math.PI) / 180
const REACH = 6.2
/** More cards than these on each side lie under others. */
const DRAWN = 9
/** So many cards around the chosen one have their pictures. */
const NEAR = 19
/** The hand is this far below the middle of its cards, in heights of a card. */
const PIVOT = 1.75
/** How far the chosen card is drawn out of the fan, and lifted, in heights of a card. */
const DRAWN_OUT = 0.66
const LIFTED = 0.16

export const faceKey = (card: number): string => `face-${card}`

/** The place in the fan, by its distance from the chosen card: those far away are pushed together. In radians. */
export const fanAngle = (offset: number, spread: number): number => spread * WIDEST * Math.tanh(offset / REACH)

/** How much a card is the chosen one, 0..1. */
const chosen = (offset: number): number => smooth(0, 1, 1 - Math.abs(offset))

/** Where a card is that has this distance from the chosen one. */
export function cardPlace(
  { card }: DeckMeasures,
  offset: number,
  { over, spread }: { over: number; spread: number },
): Place {
  const turned = smooth(0, 1, over)
  const angle = fanAngle(offset, smooth(0, 1, spread))
  const out = chosen(offset) * spread
  const radius = card.height * (PIVOT + DRAWN_OUT * out)
  // Each lies on the one before it; the chosen one is above all.
  const lying = (offset + DRAWN) * THICK_MM * 1.2
  // It is lifted while it turns over.
  const lift = Math.sin(Math.PI * turned) * card.width * 0.62
  const y = THICK_MM + mix(lying, 2 * DRAWN * THICK_MM * 1.2 + LIFTED * card.height, out) + lift
  return {
    at: [radius * Math.sin(angle), y, card.height * PIVOT - radius * Math.cos(angle)],
    yaw: -angle,
    pitch: out * 0.05,
    roll: Math.PI * turned,
  }
}

function pose(deck: DeckMeasures, body: CardBody, { at, over, spread }: State): Shape[] {
  const { cards, up } = deck
  const first = Math.max(Math.ceil(at - DRAWN), 0)
  const last = Math.min(Math.floor(at + DRAWN), cards - 1)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, k) => first + k).flatMap((card): Shape[] => {
    const offset = card - at
    const place = cardPlace(deck, offset, { over: over[card] ?? 0, spread })
    const prints = up === 'face' ? [faceKey(card), 'back'] : ['back', faceKey(card)]
    const [upper = '', lower = ''] = prints
    const shared = { place, stop: card }
    return [
      { ...shared, id: `upper-${card}`, mesh: body.upper, stuff: 'card', print: upper, isCasting: true },
      { ...shared, id: `lower-${card}`, mesh: body.lower, stuff: 'card', print: lower, isCasting: false },
      { ...shared, id: `rim-${card}`, mesh: body.rim, stuff: 'card-edge', isCasting: false },
    ]
  })
}

export function deckModel(deck: DeckMeasures, { stops }: { stops: readonly string[] }): PagesModel {
  const { card, cards, up } = deck
  const body = cardBody({ ...card, radius: deck.radius, thick: THICK_MM })
  const isFaceUp = (isOver: boolean) => isOver === (up === 'back')
  const radius = card.height * PIVOT
  return {
    noun: 'deck of cards',
    unit: 'card',
    stops,
    overName: (stop, isOver) => `${stops[stop] ?? ''}, ${isFaceUp(isOver) ? 'face' : 'back'}`,
    start: { at: Math.min(6, cards - 1), way: 1, over: {}, spread: 0 },
    surrounding: 'felt',
    drag: 'slide',
    reach: card,
    pictureSide: (_, height) => clamp(height * 0.52, 320, 800),
    pose: (state) => pose(deck, body, state),
    sight: () => ({
      middle: [0, 4, -card.height * 0.22],
      across: radius * Math.sin(WIDEST) + card.width * 0.46,
      up: card.height * 1.12,
      lift: 66,
      turn: 0,
    }),
    pictures: ({ at, over }) => {
      const near = Array.from({ length: NEAR }, (_, k) => {
        const away = Math.ceil(k / 2) * (k % 2 === 0 ? 1 : -1)
        return Math.round(at) + away
      }).filter((card) => card >= 0 && card < cards)
      // Faces that lie down are seen when one is turned over.
      const faces = up === 'face' ? near : near.slice(0, 3)
      const [first = ''] = faces.map(faceKey)
      const isBackFirst = up === 'back' || (over[Math.round(at)] ?? 0) > 0
      return [...new Set([...(isBackFirst ? ['back'] : []), first, 'back', ...faces.map(faceKey)])]
    },
    flat: ({ at, over }) => {
      const stop = Math.round(at)
      return [isFaceUp((over[stop] ?? 0) > 0.5) ? faceKey(stop) : 'back']
    },
  }
}

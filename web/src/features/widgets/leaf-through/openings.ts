import type { WidgetItem } from '../parse-content'

/** What lies open: a picture of both pages of a spread, or of one page. */
export interface Opening {
  picture: string
  alt: string
  /** What it is called, such as `Pages 4–5`. */
  label: string
  on: 'both' | 'left' | 'right'
}

const PLACES: Readonly<Record<string, Opening['on']>> = { left: 'left', right: 'right' }

export const openingsOf = (items: readonly WidgetItem[]): Opening[] =>
  items.flatMap(({ data: { picture, alt = '', label = '', on = '' } }) =>
    picture ? [{ picture, alt, label, on: PLACES[on] ?? 'both' }] : [],
  )

/** How something is leafed through: the pages of a book, the sheets of a calendar, or the cards of a deck. */
export const KINDS = ['book', 'calendar', 'cards'] as const
export type Kind = (typeof KINDS)[number]

export const kindOf = (name: string | undefined): Kind => KINDS.find((kind) => kind === name) ?? 'book'

/** The opening that a key leads to; null for a key that leads nowhere. */
export function openingAfterKey(key: string, at: number, count: number): number | null {
  const steps = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowRight', at + 1],
    ['Home', 0],
    ['End', count - 1],
  ])
  const to = steps.get(key)
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1)
}

/** A finger that moves by less taps. */
const SWIPE_PX = 36

/** The step of a swipe, or of a tap in the left or right part of what is shown. */
export function stepOfPointer(fromX: number, toX: number, { left, width }: Pick<DOMRect, 'left' | 'width'>): 1 | -1 {
  const moved = toX - fromX
  if (Math.abs(moved) >= SWIPE_PX) return moved < 0 ? 1 : -1
  return toX < left + width / 3 ? -1 : 1
}

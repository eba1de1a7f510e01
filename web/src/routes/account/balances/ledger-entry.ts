import { formatDate } from '@kea/shared/dates'
import { instantOf } from '@kea/shared/instant'

/** An entry of store credit or points, as text. */
export interface LedgerEntry {
  text: string
  /** '' if the time of the backend cannot be parsed. */
  date: string
  /** With its sign. */
  change: string
  /** The balance after it. */
  balance: string
}

export function dateOf(time: string | null | undefined): string {
  const at = instantOf(time ?? '')
  return at === null ? '' : formatDate(new Date(at))
}

/** A change with its sign: `+100`, `−20`. `show` formats an amount without a sign. */
export const signed = (amount: number, show: (amount: number) => string): string =>
  `${amount < 0 ? '−' : '+'}${show(Math.abs(amount))}`

/** `1 point`, `1,250 points`. */
export const pointsText = (points: number): string =>
  `${points.toLocaleString('en-NZ')} ${Math.abs(points) === 1 ? 'point' : 'points'}`

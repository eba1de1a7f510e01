import { PHOTOS_MAX } from '@kea/design/product/limits'
import { listed } from '@kea/shared/listed'
import type { Session } from '../model/session'

/** A file that is no photo for a print, and why. */
export interface Refusal {
  name: string
  text: string
}

interface Reading {
  refusals: readonly Refusal[]
  /** Files that were looked at. */
  done: number
  /** Photos that came into the design. */
  added: number
  /** Files that were left out: the design holds no more. */
  surplus: number
}

/** Names that a sentence has; the rest is counted. */
const NAMED = 3

const photos = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`)

/** The names in a sentence. */
export function named(names: readonly string[]): string {
  const rest = names.length - NAMED
  if (rest > 0) return `${names.slice(0, NAMED).join(', ')} and ${rest} more`
  return listed(names)
}

function refusal({ refusals: [first, ...others], done }: Reading): string {
  if (!first) return ''
  if (others.length === 0) return first.text
  const all = others.length + 1 === done ? '' : ' All others are here.'
  return `We could not open ${named([first, ...others].map(({ name }) => name))}.${all}`
}

/** What the shopper reads and hears after files were read. */
export function endOfReading(reading: Reading): Pick<Partial<Session>, 'notice' | 'announcement'> {
  const { refusals, surplus, added, done } = reading
  const refused = { count: refusals.length, photos: [], isForCart: false }
  const full = surplus > 0 ? `A design holds ${PHOTOS_MAX} photos. ${photos(surplus)} did not fit.` : ''
  const text = [refusal(reading), full].filter(Boolean).join(' ')
  return {
    ...(text && { notice: { tone: 'danger', text, ...(refused.count > 0 && { refused }) } }),
    ...(done > 1 && { announcement: `${photos(added)} added` }),
  }
}

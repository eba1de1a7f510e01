import { PHOTOS_MAX } from '@kea/design/limits'
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

/** Names in a sentence; the rest is counted. */
const NAMED = 3

const photos = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`)

function named(names: readonly string[]): string {
  const rest = names.length - NAMED
  if (rest > 0) return `${names.slice(0, NAMED).join(', ')} and ${rest} more`
  return new Intl.ListFormat('en-NZ').format(names)
}

function refused({ refusals: [first, ...others], done }: Reading): string {
  if (!first) return ''
  if (others.length === 0) return first.text
  const all = others.length + 1 === done ? '' : ' All others are here.'
  return `We could not open ${named([first, ...others].map(({ name }) => name))}.${all}`
}

/** What the shopper reads and hears after files were read. */
export function endOfReading(reading: Reading): Pick<Partial<Session>, 'notice' | 'announcement'> {
  const { surplus, added, done } = reading
  const full = surplus > 0 ? `A design holds ${PHOTOS_MAX} photos. ${photos(surplus)} did not fit.` : ''
  const text = [refused(reading), full].filter(Boolean).join(' ')
  return {
    ...(text && { notice: { tone: 'danger', text } }),
    ...(done > 1 && { announcement: `${photos(added)} added` }),
  }
}

import { PHOTOS_MAX } from '@kea/design/product/limits'
import { listed } from '@kea/shared/listed'
import type { Notice, Session } from '../model/session'

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
  /** Photos that the design had before. */
  again: number
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

/** Why fewer photos came than were chosen; '' where the design had none of them. */
function hereAlready({ again, done }: Reading): string {
  if (again === 0) return ''
  if (done === 1) return 'This photo is here already.'
  if (again === done) return `These ${photos(done)} are here already.`
  return `${again} of the ${photos(done)} ${again === 1 ? 'was' : 'were'} here already.`
}

/** What the shopper reads after files were read; null where all of them came. */
function noticeOf(reading: Reading): Notice | null {
  const { refusals, surplus } = reading
  const refused = { count: refusals.length, photos: [], isForCart: false }
  const full = surplus > 0 ? `A design holds ${PHOTOS_MAX} photos. ${photos(surplus)} did not fit.` : ''
  const text = [refusal(reading), full].filter(Boolean).join(' ')
  if (text) return { tone: 'danger', text, isOfFiles: true, ...(refused.count > 0 && { refused }) }
  const same = hereAlready(reading)
  return same ? { tone: 'calm', text: same, isOfFiles: true } : null
}

/** What the shopper reads and hears after files were read. */
export function endOfReading(reading: Reading): Pick<Partial<Session>, 'notice' | 'announcement'> {
  const notice = noticeOf(reading)
  return {
    ...(notice && { notice }),
    ...(reading.done > 1 && { announcement: `${photos(reading.added)} added` }),
  }
}

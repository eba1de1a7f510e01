import type { OwnDate } from '@kea/design/document/settings'
import { DATES_MAX } from '@kea/design/product/limits'
import { blocksOf } from './file-blocks'
import type { FileDate, Months } from './file-date'
import { birthdayOf } from './read-card'
import { datesOfEvents } from './read-events'

/** Why a file offers nothing. */
export type FileProblem = 'empty' | 'zip' | 'no calendar' | 'no birthdays' | 'no dates'

/** What a file offers. */
export interface ReadDates {
  problem: null
  /** From the first month of the calendar to its last, at most 400. */
  dates: readonly FileDate[]
  /** Dates beyond the 400. */
  more: number
  /** Events and contacts that could not be read. */
  unread: number
  /** True where letters may be wrong, since the file does not name its encoding. */
  isGuessed: boolean
  /** True for contacts, which have the year of birth. A birthday in a calendar may begin in any year. */
  isAgeKnown: boolean
}

export type FileDates = { problem: FileProblem } | ReadDates

/** The text of a file; null where it is none. Without a mark it is UTF-8, else what old programs of Windows write. */
function textOf(bytes: Uint8Array): { text: string; isGuessed: boolean } | null {
  const [a, b] = bytes
  const marked = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null
  if (marked) return { text: new TextDecoder(marked).decode(bytes), isGuessed: false }
  if (bytes.includes(0)) return null
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
  }
}

/** The place in the calendar, which may begin in any month. */
const placeIn = ({ month, day }: OwnDate, { first }: Months): number =>
  ((month - Number(first.slice(5)) + 12) % 12) * 100 + day

const keyOf = ({ month, day, year = 0, words }: OwnDate): string => JSON.stringify([month, day, year, words])

/** Each date once, in the order of the calendar. Where they are too many, whole days and birthdays come first. */
function chosen(dates: readonly FileDate[], months: Months): { dates: FileDate[]; more: number } {
  const once = [...new Map(dates.map((entry) => [keyOf(entry.date), entry])).values()]
  const first = [...once].sort((a, b) => Number(b.isWholeDay) - Number(a.isWholeDay)).slice(0, DATES_MAX)
  first.sort((a, b) => placeIn(a.date, months) - placeIn(b.date, months))
  return { dates: first, more: once.length - first.length }
}

/** Reads a calendar (.ics) or contacts (.vcf). Rules without an end may take for ever, so it runs in a worker. */
export function readDates(bytes: Uint8Array, months: Months): FileDates {
  if (bytes.length === 0) return { problem: 'empty' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { problem: 'zip' }
  const read = textOf(bytes)
  if (!read) return { problem: 'no calendar' }
  if (read.text.trim() === '') return { problem: 'empty' }
  const { isCalendar, blocks, unread: broken } = blocksOf(read.text)
  if (!isCalendar) return { problem: 'no calendar' }
  const cards = blocks.filter(({ kind }) => kind === 'VCARD')
  const events = datesOfEvents(
    blocks.filter(({ kind }) => kind === 'VEVENT'),
    months,
  )
  let unread = broken + events.unread
  const birthdays = cards.flatMap((card) => {
    try {
      return birthdayOf(card, months) ?? []
    } catch {
      unread += 1
      return []
    }
  })
  const { dates, more } = chosen([...birthdays, ...events.dates], months)
  if (dates.length === 0 && unread === 0) return { problem: cards.length > 0 ? 'no birthdays' : 'no dates' }
  return { problem: null, dates, more, unread, isGuessed: read.isGuessed, isAgeKnown: cards.length > 0 }
}

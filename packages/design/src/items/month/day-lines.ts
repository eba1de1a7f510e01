import type { DayNote } from '../../calendar/day-notes'
import { breakLines } from '../../text/break-lines'

/** The most lines of words on a day. */
const LINES_MAX = 2
/** Long words are set a little smaller before they are left out. */
const SCALES = [1, 0.92, 0.85]
const SMALLEST = 0.85

export interface DayLine {
  words: string
  /** A factor of the height of letters. */
  scale: number
  isHoliday: boolean
}

/** The words of a day as they are printed. */
export interface DayLines {
  lines: readonly DayLine[]
  /** How many notes have no line. */
  hidden: number
  /** True where the end of the first note is left out. */
  isCut: boolean
}

/** True where words of this scale are no longer than the cell is wide. */
type Fits = (words: string, scale: number) => boolean

/** Words in so many lines; null where they need more. */
function inLines(words: string, isHoliday: boolean, most: number, fits: Fits): DayLine[] | null {
  for (const scale of SCALES) {
    const lines = breakLines(words, (line) => fits(line, scale))
    if (lines.length <= most && lines.every(({ text }) => fits(text, scale)))
      return lines.map(({ text }) => ({ words: text, scale, isHoliday }))
  }
  return null
}

/** A note in so many lines, by its short words where those in full need more. */
const noteLines = ({ words, short, isHoliday }: DayNote, most: number, fits: Fits): DayLine[] | null =>
  inLines(words, isHoliday, most, fits) ?? (short === null ? null : inLines(short, isHoliday, most, fits))

/** As much of words as has room, with dots at their end. */
function cut({ words, isHoliday }: DayNote, most: number, fits: Fits): DayLine[] {
  const lines = breakLines(words, (line) => fits(line, SMALLEST)).slice(0, most)
  return lines.map(({ text }, at) => {
    const dots = at === lines.length - 1 || !fits(text, SMALLEST) ? '…' : ''
    let shown = [...text]
    const whole = () => `${shown.join('')}${dots}`
    while (shown.length > 1 && !fits(whole(), SMALLEST)) shown = shown.slice(0, -1)
    return { words: whole(), scale: SMALLEST, isHoliday }
  })
}

/** Sets the notes of a day in two lines. Those without room are counted as `+2`, in a line of their own. */
export function dayLines(notes: readonly DayNote[], fits: Fits): DayLines {
  const lines: DayLine[] = []
  let shown = 0
  let isCut = false
  for (const [at, note] of notes.entries()) {
    const others = notes.length - at - 1
    const room = LINES_MAX - lines.length - (others > 0 ? 1 : 0)
    const set = room > 0 ? noteLines(note, room, fits) : null
    if (!set && at > 0) break
    isCut ||= !set
    lines.push(...(set ?? cut(note, room, fits)))
    shown += 1
  }
  const hidden = notes.length - shown
  if (hidden > 0) lines.push({ words: `+${hidden}`, scale: 1, isHoliday: false })
  return { lines: withSecond(lines, notes, isCut || hidden > 0, fits), hidden, isCut }
}

/** The lines with the second language of a holiday, where all of it has room. */
function withSecond(lines: readonly DayLine[], notes: readonly DayNote[], isFull: boolean, fits: Fits): DayLine[] {
  const also = isFull ? null : (notes.find((note) => note.also !== null)?.also ?? null)
  const more = also === null ? null : inLines(also, true, LINES_MAX - lines.length, fits)
  return [...lines, ...(more ?? [])]
}

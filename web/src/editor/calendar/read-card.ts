import ICAL from 'ical.js'
import type { FileBlock } from './file-blocks'
import { type FileDate, isBirthYear, isDay, type Months, shortWords } from './file-date'

/** The year that Apple writes where somebody keeps theirs to themselves. */
const NO_YEAR = 1604

/** The name of a contact: as it is shown, else given name and family name. '' for none. */
function nameOf(card: ICAL.Component): string {
  const shown = card.getFirstPropertyValue('fn')
  if (typeof shown === 'string' && shown.trim() !== '') return shown
  const parts: unknown = card.getFirstPropertyValue('n')
  const [family = '', given = ''] = Array.isArray(parts) ? parts.map(String) : []
  return `${given} ${family}`
}

/**
 * The birthday of a contact; null for one without.
 *
 * @throws where the contact cannot be read
 */
export function birthdayOf({ lines }: FileBlock, months: Months): FileDate | null {
  if (!lines.some((line) => /^(?:[\w-]+\.)?BDAY[;:]/i.test(line))) return null
  // Of version 2.1 the library reads the same lines as of 3.0.
  const known = lines.filter((line) => !/^VERSION:/i.test(line))
  const version = lines.some((line) => /^VERSION:\s*4/i.test(line)) ? '4.0' : '3.0'
  const card = new ICAL.Component(ICAL.parse(['BEGIN:VCARD', `VERSION:${version}`, ...known, 'END:VCARD'].join('\r\n')))
  const property = card.getFirstProperty('bday')
  const born: unknown = property?.getFirstValue()
  if (!(born instanceof ICAL.Time) || !isDay(born.month, born.day)) throw new Error('No day')
  const { words, isShortened } = shortWords(nameOf(card))
  if (words === '') throw new Error('No name')
  const isYearKnown = born.year !== NO_YEAR && !property?.getParameter('x-apple-omit-year')
  return {
    date: {
      month: born.month,
      day: born.day,
      words,
      ...(isYearKnown && isBirthYear(born.year, months) && { born: born.year }),
    },
    isShortened,
    isWholeDay: true,
  }
}

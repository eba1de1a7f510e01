import { describe, expect, it } from 'vitest'
import type { DayNote } from '../../calendar/day-notes'
import { dayLines } from './day-lines'

/** A cell of ten letters, of eleven at the smallest scale. */
const fits = (words: string, scale: number) => words.length * scale <= 10
const note = (words: string, changes: Partial<DayNote> = {}): DayNote => ({
  words,
  short: null,
  also: null,
  isHoliday: false,
  photo: null,
  ...changes,
})
const set = (...notes: DayNote[]) => {
  const { lines, hidden, isCut } = dayLines(notes, fits)
  return [lines.map(({ words, scale }) => (scale === 1 ? words : `${words} @${scale}`)), hidden, isCut]
}

describe('the words of a day', () => {
  it('of one note are broken into two lines', () => {
    expect(set(note('Labour Day'))).toEqual([['Labour Day'], 0, false])
    expect(set(note('Dentist at nine'))).toEqual([['Dentist at', 'nine'], 0, false])
  })

  it('of two notes have a line each', () => {
    expect(set(note('Matariki'), note('Aroha (40)'))).toEqual([['Matariki', 'Aroha (40)'], 0, false])
  })

  it('are set a little smaller before any is left out', () => {
    expect(set(note('Anniversary'), note('Koro'))).toEqual([['Anniversary @0.85', 'Koro'], 0, false])
  })

  it('of three notes are the first one and how many there are more', () => {
    expect(set(note('Matariki'), note('Aroha'), note('Koro'))).toEqual([['Matariki', '+2'], 2, false])
  })

  it('of a holiday are short where its name has no room', () => {
    const day = note('Day after New Year’s Day', { short: 'New Year', isHoliday: true })
    expect(set(day)).toEqual([['New Year'], 0, false])
    expect(set(day, note('Koro'))).toEqual([['New Year', 'Koro'], 0, false])
  })

  it('that need two lines beside another note are cut', () => {
    expect(set(note('Day after New Year'), note('Koro'))).toEqual([['Day after… @0.85', 'Koro'], 0, true])
  })

  it('of a second note that is too long for a line are counted', () => {
    expect(set(note('Matariki'), note('Dentist at nine'))).toEqual([['Matariki', '+1'], 1, false])
  })

  it('that never fit are cut with dots', () => {
    const words = 'Supercalifragilistic party for all'
    expect(set(note(words))).toEqual([['Supercalif… @0.85', 'party for… @0.85'], 0, true])
  })

  it('have the second language of a holiday only where all of it has room', () => {
    const friday = note('Good Friday'.slice(0, 9), { also: 'Rāmere', isHoliday: true })
    expect(set(friday)).toEqual([['Good Frid', 'Rāmere'], 0, false])
    expect(set(friday, note('Koro'))).toEqual([['Good Frid', 'Koro'], 0, false])
    expect(set(note('Labour Day', { also: 'Te Rā Whakanui' }))).toEqual([['Labour Day'], 0, false])
  })
})

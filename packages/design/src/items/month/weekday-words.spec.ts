import { expect, it } from 'vitest'
import { weekdayWords } from './weekday-words'

/** A letter is one millimetre. */
const words = (width: number, language: 'en' | 'both' = 'both') =>
  weekdayWords({ language }, [6, 0], (text) => text.length, width)

it('weekdays are in full where all of them have exactly the room', () => {
  expect(words(6, 'en')).toEqual(['Sunday', 'Monday'])
  expect(words(5.9, 'en')).toEqual(['Sun', 'Mon'])
})

it('weekdays of two languages are short where one of them has no room, and then of the first language alone', () => {
  expect(words(15)).toEqual(['Rātapu · Sunday', 'Rāhina · Monday'])
  expect(words(14)).toEqual(['Tap · Sun', 'Hin · Mon'])
  expect(words(9)).toEqual(['Tap · Sun', 'Hin · Mon'])
  expect(words(8)).toEqual(['Tap', 'Hin'])
})

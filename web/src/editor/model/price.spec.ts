import { expect, test } from 'vitest'
import { lettersNote, priceOf, totalOf } from './price'

const SIGN = {
  prices: [
    {
      optionUids: ['small'],
      quantityFrom: 1,
      cents: 8524,
      regularCents: null,
      offerFrom: null,
      offerTo: null,
      letters: { included: 6, cents: 450, regularCents: null },
    },
  ],
  options: [],
}

test('the letters of a sign are in its price as it is typed', () => {
  const lines = [{ options: ['small'], quantity: 2 }]
  expect(totalOf(SIGN, lines, 6)).toEqual({ rowCents: 17_048, regularCents: 17_048 })
  expect(totalOf(SIGN, lines, 7)).toEqual({ rowCents: 17_948, regularCents: 17_948 })
  expect(priceOf(SIGN, ['small'], 1, 9)?.unitCents).toBe(9874)
})

test('a drawing alone says nothing of letters, and each letter beside it is paid', () => {
  const prices = SIGN.prices.map((row) => ({ ...row, letters: { ...row.letters, included: 0 } }))
  const drawing = { ...SIGN, prices }
  expect(priceOf(drawing, ['small'], 1, 0)?.unitCents).toBe(8524)
  expect(priceOf(drawing, ['small'], 1, 2)?.unitCents).toBe(9424)
  expect(lettersNote(drawing, ['small'], 0)).toBe('')
  expect(lettersNote(drawing, ['small'], 1)).toBe('1 × N$4.50')
  expect(lettersNote(SIGN, ['small'], 0)).toBe('up to 6 letters')
})

test('the letters that a price pays for, and what further ones cost, are said', () => {
  expect(lettersNote(SIGN, ['small'], 4)).toBe('up to 6 letters')
  expect(lettersNote(SIGN, ['small'], 6)).toBe('up to 6 letters')
  expect(lettersNote(SIGN, ['small'], 9)).toBe('6 letters and 3 × N$4.50')
  expect(lettersNote(SIGN, ['large'], 9)).toBe('')
  expect(lettersNote({ ...SIGN, prices: SIGN.prices.map(({ letters: _, ...row }) => row) }, ['small'], 9)).toBe('')
})

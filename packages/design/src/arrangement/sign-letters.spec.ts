import { expect, test } from 'vitest'
import type { PlacedNeon } from '../document/document'
import { signLetters } from './sign-letters'

const sign = (id: string, ...words: string[]): PlacedNeon => ({
  kind: 'item',
  id,
  surface: 's1',
  order: id,
  frame: { x: 0, y: 0, width: 400, height: 180, angle: 0 },
  type: 'neon',
  data: { lines: words.map((line) => ({ words: line })), align: 'centre', lineSpacing: 1.6 },
})
const lettersIn = (...signs: PlacedNeon[]) =>
  signLetters({ records: Object.fromEntries(signs.map((item) => [item.id, item])) })

test.each([
  [['Tama'], 4],
  [['Charlotte'], 9],
  [['Kia ora', 'e hoa'], 10],
  // A macron is free, as one character or as two.
  [['whānau'], 6],
  [['wha\u0304nau'], 6],
  [['  '], 0],
  [['Mia & Isla!'], 9],
  [['ʻokina'], 6],
  [['🌙'], 1],
])('the words %j have %i letters that are paid for', (words, letters) => {
  expect(lettersIn(sign('i1', ...words))).toBe(letters)
})

test('of all signs of a design are counted, and nothing else is', () => {
  expect(lettersIn(sign('i1', 'Tama'), sign('i2', 'Nikau'))).toBe(9)
  expect(lettersIn()).toBe(0)
})

import { expect, it } from 'vitest'
import { soldUnit } from './sold-unit'

const option = (title: string, ...titles: string[]) => ({
  title,
  choices: titles.map((choice) => ({ uid: choice, title: choice, addCents: 0 })),
})

it.each([
  ['piece', option('Size', '20 × 20 cm', '30 × 40 cm')],
  ['piece', option('Pieces', '30 large pieces, 19 × 28 cm', '120 pieces, 19 × 28 cm')],
  ['pack of 10', option('Pack', '10 folded cards, 10.5 × 14.8 cm', '10 flat cards, 10.5 × 14.8 cm')],
  ['pack', option('Pack', '10 folded cards', '20 folded cards')],
  ['pack', option('Pack', 'One easel', 'Set of three')],
])('a price pays for one %s', (unit, sold) => {
  expect(soldUnit({}, sold)).toBe(unit)
})

it('a price of a set pays for the set', () => {
  expect(soldUnit({ parts: [] }, option('Mug', 'White mug'))).toBe('set')
})

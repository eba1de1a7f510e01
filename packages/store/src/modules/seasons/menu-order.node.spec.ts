import { expect, it } from 'vitest'
import { inTurn } from './menu-order'

const turn = (code: string) => `<!--turn ${code}--><li>${code}</li><!--/turn-->`
const menu = `<ul>${turn('christmas')}<li>birthdays</li>${turn('valentines')}${turn('mothers-day')}<li>finder</li>${turn('fathers-day')}</ul>`
const orderOn = (year: number, month: number, day: number) =>
  [...inTurn(menu, { year, month, day }).matchAll(/<li>([\w-]+)/g)].map(([, name]) => name)

it('puts the season that comes next first, and leaves what is about no season where it is', () => {
  expect(orderOn(2026, 11, 29)).toEqual([
    'christmas',
    'birthdays',
    'valentines',
    'mothers-day',
    'finder',
    'fathers-day',
  ])
  expect(orderOn(2027, 4, 1)).toEqual(['mothers-day', 'birthdays', 'fathers-day', 'christmas', 'finder', 'valentines'])
})

it('turns on the day after', () => {
  expect(orderOn(2026, 12, 25)[0]).toBe('christmas')
  expect(orderOn(2026, 12, 26)[0]).toBe('valentines')
  expect(orderOn(2027, 2, 14)[0]).toBe('valentines')
  expect(orderOn(2027, 2, 15)[0]).toBe('mothers-day')
})

it('puts an unknown season last, and changes no other text', () => {
  expect(inTurn(`${turn('party')}${turn('easter')}`, { year: 2027, month: 1, day: 5 })).toBe(
    '<li>easter</li><li>party</li>',
  )
  expect(inTurn('<p>$& and $1</p>', { year: 2027, month: 1, day: 5 })).toBe('<p>$& and $1</p>')
})

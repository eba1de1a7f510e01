import { expect, it } from 'vitest'
import { fieldsOf } from './fields-of'

it.each([
  [{ a: 1 }, { a: 1 }],
  [['x', 'y'], { 0: 'x', 1: 'y' }],
  [null, {}],
  ['text', {}],
  [7, {}],
  [undefined, {}],
])('the fields of %j are %j', (value, fields) => {
  expect(fieldsOf(value)).toEqual(fields)
})

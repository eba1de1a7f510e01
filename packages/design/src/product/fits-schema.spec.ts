import { describe, expect, test } from 'vitest'
import { fitsSchema, type JsonSchema } from './fits-schema'

const NAMED: JsonSchema = {
  $defs: { small: { type: 'number', maximum: 3 } },
  type: 'object',
  properties: { a: { $ref: '#/$defs/small' }, b: { $ref: '#/$defs/none' } },
}

describe('a value fits', () => {
  test.each<[string, JsonSchema, unknown, boolean]>([
    ['a type', { type: 'boolean' }, false, true],
    ['another type', { type: 'boolean' }, 'false', false],
    ['a type that is not known', { type: 'date' }, 'x', false],
    ['no type', {}, [1], true],
    ['a whole number', { type: 'integer' }, 3, true],
    ['a part of a number', { type: 'integer' }, 3.5, false],
    ['the least', { type: 'number', minimum: 2 }, 2, true],
    ['less than it', { type: 'number', minimum: 2 }, 1.9, false],
    ['the most', { type: 'number', maximum: 2 }, 2, true],
    ['more than it', { type: 'number', maximum: 2 }, 2.1, false],
    ['a number that must be above the least', { type: 'number', exclusiveMinimum: 0 }, 0, false],
    ['a number without an end', { type: 'number' }, Number.POSITIVE_INFINITY, false],
    ['text', { type: 'string', minLength: 2, maxLength: 3 }, 'abc', true],
    ['text that is too short', { type: 'string', minLength: 2 }, 'a', false],
    ['text that is too long', { type: 'string', maxLength: 3 }, 'abcd', false],
    ['a pattern', { type: 'string', pattern: '^a' }, 'ab', true],
    ['text of another pattern', { type: 'string', pattern: '^a' }, 'ba', false],
    ['items', { type: 'array', minItems: 1, items: { type: 'null' } }, [null, null], true],
    ['too few items', { type: 'array', minItems: 1 }, [], false],
    ['a wrong item', { type: 'array', items: { type: 'null' } }, [null, 0], false],
    ['an object in place of items', { type: 'array' }, { length: 1 }, false],
    ['items in place of an object', { type: 'object' }, [], false],
    ['a required field', { type: 'object', required: ['a'] }, { a: 1 }, true],
    ['no required field', { type: 'object', required: ['a'] }, { b: 1 }, false],
    ['a required field of every object', { type: 'object', required: ['toString'] }, {}, false],
    ['an unknown field', { type: 'object', properties: {}, additionalProperties: false }, { b: 1 }, false],
    ['fields with any name', { type: 'object', additionalProperties: { type: 'number' } }, { b: 1 }, true],
    [
      'one wrong field of any name',
      { type: 'object', additionalProperties: { type: 'number' } },
      { b: 1, c: '' },
      false,
    ],
    ['one of several', { anyOf: [{ type: 'null' }, { type: 'string' }] }, 'a', true],
    ['none of several', { oneOf: [{ type: 'null' }, { type: 'string' }] }, 1, false],
    ['a constant', { const: 3 }, 3, true],
    ['another constant', { const: 3 }, 2, false],
    ['a listed value', { enum: ['a', 'b'] }, 'b', true],
    ['a value that is not listed', { enum: ['a', 'b'] }, 'c', false],
    ['a named part', NAMED, { a: 3 }, true],
    ['a wrong named part', NAMED, { a: 4 }, false],
    ['a part whose name is not there', NAMED, { b: 1 }, false],
  ])('%s', (_, schema, value, expected) => {
    expect(fitsSchema(value, schema)).toBe(expected)
  })
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { readJson } from './read-json'

const line = z.object({ sku: z.string(), quantity: z.number() })

test('a JSON column is read by its schema', () => {
  expect(readJson(z.array(line), '[{"sku":"photo-mug","quantity":2,"more":true}]')).toEqual([
    { sku: 'photo-mug', quantity: 2 },
  ])
})

test('a JSON column of another shape is an error', () => {
  expect(() => readJson(line, '{"sku":"photo-mug","quantity":"2"}')).toThrow('quantity')
  expect(() => readJson(line, '{"sku":')).toThrow(SyntaxError)
})

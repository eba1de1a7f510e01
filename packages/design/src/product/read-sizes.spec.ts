import { expect, test } from 'vitest'
import { canvasDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import { sizesOf } from './parts'
import { readSizes } from './read-sizes'

test.each([canvasDefinition, printDefinition])('the sizes are those of the definition: %#', (definition) => {
  const sizes = readSizes(JSON.stringify(definition))
  expect(sizes).toEqual(sizesOf(definition))
  expect(sizes.length).toBeGreaterThan(1)
})

test('a product whose size is its own has none', () => {
  expect(readSizes(JSON.stringify(mugDefinition))).toEqual([])
})

test.each([
  '',
  'null',
  '[]',
  '{"sizeFollowsPhoto":true}',
  '{"sizeFollowsPhoto":true,"effects":[null,1,{},{"option":"a"},{"option":"a","part":{"*":{"size":{"widthMm":1}}}}]}',
  '{"sizeFollowsPhoto":true,"effects":[{"option":1,"part":{"*":{"size":{"widthMm":1,"heightMm":2}}}}]}',
])('%j has none', (json) => {
  expect(readSizes(json)).toEqual([])
})

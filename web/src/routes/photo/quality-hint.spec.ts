import { printDefinition, withSizes } from '@kea/design/testing/definitions'
import { expect, it } from 'vitest'
import { qualityHint } from './quality-hint'

const definition = withSizes(printDefinition, [
  ['small', 100, 150],
  ['large', 200, 300],
])
const choices = [
  { uid: 'small', title: '10 × 15 cm', addCents: 0 },
  { uid: 'large', title: '20 × 30 cm', addCents: 0 },
]
const sheet = { definition, options: [{ uid: 'size', title: 'Size', required: true, choices }] }
const mug = { ...sheet, definition: { ...definition, sizeFollowsPhoto: false } }

it.each([
  ['names the largest size', sheet, 3000, 2000, { level: 'good', text: 'Sharp to 20\u00a0×\u00a030\u00a0cm' }],
  [
    'says that it is soft',
    sheet,
    800,
    600,
    { level: 'fair', text: 'A little soft, even at 10\u00a0×\u00a015\u00a0cm' },
  ],
  ['says that it is too small', sheet, 300, 200, { level: 'poor', text: 'Your photo is too small for this' }],
  ['names no size of a mug', mug, 3000, 4000, { level: 'excellent', text: 'Prints sharp' }],
])('the hint on a photo’s quality %s', (_, print, width, height, hint) => {
  expect(qualityHint(print, { width, height })).toEqual(hint)
})

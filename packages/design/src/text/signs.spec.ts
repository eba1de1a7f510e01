import { expect, test } from 'vitest'
import { sayMissing, signItem } from './signs'

test.each([
  [[], ''],
  [['♥'], 'Our fonts have no ♥. Add it as a graphic.'],
  [['♥', '★'], 'Our fonts have no ♥ and ★. Add them as a graphic.'],
  [['🦜'], '🦜 is an emoji, which our fonts can’t print. Choose other words.'],
  [['👨‍👩‍👧', '🇳🇿', '1️⃣'], '👨‍👩‍👧, 🇳🇿 and 1️⃣ are emoji, which our fonts can’t print. Choose other words.'],
  [['漢'], 'This font has no 漢, so we can’t print it. Choose another font or other words.'],
  [
    ['❤️', '🎉', 'й'],
    'Our fonts have no ❤️. Add it as a graphic. 🎉 is an emoji, which our fonts can’t print. Choose other words. This font has no й, so we can’t print it. Choose another font or other words.',
  ],
])('%j are named as what they are', (missing, said) => {
  expect(sayMissing(missing)).toBe(said)
})

test('a heart and a star are there as graphics', () => {
  expect(['♥', '❤️', '★', '⭐', 'ā'].map(signItem)).toEqual([
    { drawing: 'heart' },
    { drawing: 'heart' },
    { shape: 'star' },
    { shape: 'star' },
    null,
  ])
})

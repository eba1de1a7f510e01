import type { Product } from '@kea/shared/page/product'
import { describe, expect, it } from 'vitest'
import { pictureAfter, pictureOfChoice } from './wanted-picture'

const choice = (uid: string, picture?: string) => ({ uid, title: uid, addCents: 0, ...(picture && { picture }) })

const mug = {
  options: [
    {
      uid: 'mug',
      title: 'Mug',
      required: true,
      choices: [choice('white'), choice('black', 'black.webp'), choice('tall')],
    },
    { uid: 'box', title: 'Box', required: true, choices: [choice('plain'), choice('gift', 'gift.webp')] },
  ],
} as unknown as Product

describe('the main picture', () => {
  it('is that of the choice', () => {
    expect(pictureAfter(mug, 'black', null, 'first.webp')).toBe('black.webp')
    expect(pictureAfter(mug, 'gift', 'black.webp', 'first.webp')).toBe('gift.webp')
  })

  it('goes back to the first one when it shows what is no longer chosen', () => {
    expect(pictureAfter(mug, 'white', 'black.webp', 'first.webp')).toBe('first.webp')
    expect(pictureAfter(mug, 'plain', 'gift.webp', 'first.webp')).toBe('first.webp')
  })

  it('stays for a choice that it says nothing about', () => {
    expect(pictureAfter(mug, 'plain', 'black.webp', 'first.webp')).toBe('black.webp')
    expect(pictureAfter(mug, 'tall', null, 'first.webp')).toBeNull()
    expect(pictureAfter(mug, 'none', 'black.webp', 'first.webp')).toBe('black.webp')
  })

  it('follows what was chosen before the page was opened', () => {
    expect(pictureOfChoice(mug, ['black', 'plain'], ['white', 'plain'])).toBe('black.webp')
    expect(pictureOfChoice(mug, ['white', 'gift'], ['white', 'plain'])).toBe('gift.webp')
    expect(pictureOfChoice(mug, ['tall', 'plain'], ['white', 'plain'])).toBeNull()
    expect(pictureOfChoice(mug, ['black', 'plain'], ['black', 'plain'])).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { nextStepOf } from './next-step'

const step = (sku: string, tool: string | null = null, inStock = true) => nextStepOf({ sku, tool, inStock })

describe('the next step for a product', () => {
  test('is its design tool where it has one', () => {
    expect(step('canvas-print', 'uploadchoice')).toEqual({ is: 'design', tool: 'uploadchoice' })
    expect(step('love-neon-sign', 'neon-tool')).toEqual({ is: 'design', tool: 'neon-tool' })
  })

  test.each([
    ['heart-neon-sign', 'Ask for this sign', '/order-bps?sku=heart-neon-sign'],
    ['mini-easel', 'Ask for this easel', '/order-es?sku=mini-easel'],
    ['cotton-canvas-pad', 'Ask for this pad', '/order-cp?sku=cotton-canvas-pad'],
  ])('of %s is the form "%s"', (sku, label, href) => {
    expect(step(sku)).toEqual({ is: 'ask', label, href })
  })

  test('is to wait where neither a tool nor a form takes it', () => {
    expect(step('photo-pillow')).toEqual({ is: 'not-online' })
  })

  test('is none where it is sold out, whatever else it has', () => {
    for (const sold of [step('canvas-print', 'uploadchoice', false), step('mini-easel', null, false)]) {
      expect(sold).toEqual({ is: 'sold-out' })
    }
  })
})

test('the parts of a set are designed in the cart', () => {
  const part = { uid: 'a', name: 'Photo mug', path: '/photo-mugs', picture: { url: '', label: '' }, aloneCents: 1995 }
  const set = { sku: 'mug-and-coaster-set', tool: null, parts: [part] }
  expect(nextStepOf({ ...set, inStock: true })).toEqual({ is: 'set' })
  expect(nextStepOf({ ...set, inStock: false })).toEqual({ is: 'sold-out' })
})

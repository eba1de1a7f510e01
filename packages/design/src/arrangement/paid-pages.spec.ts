import { describe, expect, test } from 'vitest'
import type { ProductDefinition } from '../product/definition'
import { canvasDefinition, cushionDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import { newDocument } from './new-document'
import { unpaidPages } from './paid-pages'
import { allPrinted, cartLines } from './printed'

const page = (width: number, height: number) => ({ width, height })
const times = (count: number, one: { width: number; height: number }) => Array.from({ length: count }, () => one)

describe('the pages of a canvas of 30 × 40 cm with sides of 38 mm', () => {
  const line = { options: ['size-30x40', 'depth-38'], units: 1 }
  const check = (...pages: { width: number; height: number }[]) => unpaidPages(canvasDefinition, line, pages)

  test('are one of 376 × 476 mm, either way round', () => {
    expect(check(page(376, 476))).toBeNull()
    expect(check(page(476, 376))).toBeNull()
    expect(check(page(376.04, 475.97))).toBeNull()
  })

  test.each([
    ['none', [], 'no page'],
    ['two', times(2, page(376, 476)), '2 × 376 × 476 mm'],
    ['one of thinner sides', [page(338, 438)], '1 × 338 × 438 mm'],
    ['a larger one', [page(1076, 1576)], '1 × 1076 × 1576 mm'],
    ['one that is a millimetre wider', [page(377, 476)], '1 × 377 × 476 mm'],
    ['the right one and another', [page(376, 476), page(20, 30.25)], '1 × 376 × 476 mm, 1 × 20 × 30.3 mm'],
  ])('are not %s', (_, pages, list) => {
    expect(check(...pages)).toBe(`Its pages don’t match what you pay for. It has ${list}. Paid: 1 × 376 × 476 mm.`)
  })
})

test('a piece that cannot be turned is paid as it lies', () => {
  const line = { options: ['size-330'], units: 1 }
  expect(unpaidPages(mugDefinition, line, [page(200, 85)])).toBeNull()
  expect(unpaidPages(mugDefinition, line, [page(85, 200)])).toMatch('Paid: 1 × 200 × 85 mm.')
})

test('a frame for a picture of the shopper’s own has no page', () => {
  const own = {
    ...canvasDefinition,
    effects: [...canvasDefinition.effects, { option: 'own', unprinted: true as const }],
  }
  const check = (options: string[], pages: { width: number; height: number }[]) =>
    unpaidPages(own, { options: ['size-30x40', ...options], units: 2 }, pages)
  expect(check(['own'], [])).toBeNull()
  expect(check(['own'], times(1, page(338, 438)))).toMatch('Paid: no page.')
  expect(check([], [])).toMatch('Paid: 2 × 338 × 438 mm.')
  const design = newDocument(own, { sku: 's', tool: 't', options: ['size-30x40', 'own'] })
  expect([allPrinted(design, own), cartLines(design, own, 1)]).toEqual([[], [{ options: design.options, quantity: 1 }]])
})

test('a cushion pays for its back as its option says', () => {
  const pages = (count: number, back: string) =>
    unpaidPages(cushionDefinition, { options: ['size-30x50', back], units: 1 }, times(count, page(300, 500)))
  expect([pages(1, 'back-plain'), pages(2, 'back-same'), pages(2, 'back-own')]).toEqual([null, null, null])
  expect(pages(2, 'back-plain')).toMatch('It has 2 × 300 × 500 mm. Paid: 1 × 300 × 500 mm.')
  expect(pages(1, 'back-own')).toMatch('It has 1 × 300 × 500 mm. Paid: 2 × 300 × 500 mm.')
})

test('prints by copies pay for a page each', () => {
  const definition: ProductDefinition = { ...printDefinition, arrangement: { kind: 'copies' } }
  const line = { options: ['size-20x30'], units: 3 }
  const check = (pages: { width: number; height: number }[]) => unpaidPages(definition, line, pages)
  expect(check([page(200, 300), page(300, 200), page(200, 300)])).toBeNull()
  expect(check(times(4, page(200, 300)))).toMatch('It has 4 × 200 × 300 mm. Paid: 3 × 200 × 300 mm.')
  expect(check([page(200, 300), page(200, 300), page(100, 150)])).toMatch('2 × 200 × 300 mm, 1 × 100 × 150 mm')
})

describe('a size that the shopper types', () => {
  const [front] = printDefinition.parts
  if (!front) throw new Error('No part')
  const made: ProductDefinition = {
    ...printDefinition,
    parts: [{ ...front, wrapMm: 10 }],
    freeSize: { leastMm: 100, shortMm: 500, longMm: 900, stepMm: 1 },
    effects: [
      { option: 'up-to-50', upToMm: 500 },
      { option: 'up-to-90', upToMm: 900 },
    ],
  }
  const check = (option: string, width: number, height: number) =>
    unpaidPages(made, { options: [option], units: 1 }, [page(width + 20, height + 20)]) === null

  test('is paid by the range of its width plus height', () => {
    expect(check('up-to-50', 210, 290)).toBe(true)
    expect(check('up-to-50', 211, 290)).toBe(false)
    expect(check('up-to-90', 211, 290)).toBe(true)
    expect(check('up-to-90', 500, 401)).toBe(false)
    expect(check('up-to-50', 99, 300)).toBe(false)
  })
})

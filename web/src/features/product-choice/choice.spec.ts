import { sizeOption } from '@kea/shared/first-view/choice-groups'
import type { Product } from '@kea/shared/page/product'
import { describe, expect, it } from 'vitest'
import { defaultChoice, validChoice, withChoice } from './choice'

const choices = (...uids: string[]) => uids.map((uid) => ({ uid, title: uid, addCents: 0 }))
const row = (uid: string) => ({
  optionUids: [uid],
  quantityFrom: 1,
  cents: 1000,
  regularCents: null,
  offerFrom: null,
  offerTo: null,
})

const product: Product = {
  sku: 'canvas-print',
  name: 'Canvas print',
  description: '',
  tool: 'uploadchoice',
  definition: '',
  inStock: true,
  options: [
    { uid: 'depth', title: 'Depth', required: true, choices: choices('19', '38') },
    { uid: 'size', title: 'Size', required: true, choices: choices('small', 'middle', 'large') },
  ],
  prices: [row('small'), row('middle'), row('large')],
  pictures: [],
  specifications: '',
  readyWithin: null,
  rating: { average: 0, count: 0 },
}
const [, size] = product.options

describe('the choice of a shopper', () => {
  it('the size option is the one in the price table', () => {
    expect(sizeOption(product)).toBe(size)
  })

  it('the default is a common size for wall products, and the first size for small products', () => {
    const small = { optionUid: 'small', widthMm: 100, heightMm: 200 }
    const middle = { optionUid: 'middle', widthMm: 590, heightMm: 400 }
    const large = { optionUid: 'large', widthMm: 1000, heightMm: 1500 }
    expect(defaultChoice(product, [small, middle, large])).toEqual(['19', 'middle'])
    expect(defaultChoice(product, [small, middle])).toEqual(['19', 'small'])
    expect(defaultChoice(product, [])).toEqual(['19', 'small'])
  })

  it('a stored choice is valid if all of it is on sale and nothing is missing', () => {
    const stored = ['38', 'large']
    expect(validChoice(product, stored)).toBe(stored)
    expect(validChoice(product, ['38'])).toBeUndefined()
    expect(validChoice(product, ['38', 'huge', 'large'])).toBeUndefined()
    expect(validChoice(product, undefined)).toBeUndefined()
  })

  it('two choices in a row both count, and other products keep theirs', () => {
    const first = withChoice(product, { mug: ['white'] }, '38')
    expect(withChoice(product, first, 'large')).toEqual({ mug: ['white'], 'canvas-print': ['38', 'large'] })
  })
})

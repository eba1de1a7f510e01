import type { Product } from '@kea/shared/page/product'
import { describe, expect, it } from 'vitest'
import { sizeOption, startingChoice, stillOnSale } from './choice'

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
  rating: { average: 0, count: 0 },
}
const [, size] = product.options

describe('the choice of a shopper', () => {
  it('the size is the option that the price table names', () => {
    expect(sizeOption(product)).toBe(size)
  })

  it('begins with a familiar size on a wall, and with the first where all are small', () => {
    const small = { optionUid: 'small', widthMm: 100, heightMm: 200 }
    const middle = { optionUid: 'middle', widthMm: 590, heightMm: 400 }
    const large = { optionUid: 'large', widthMm: 1000, heightMm: 1500 }
    expect(startingChoice(product, [small, middle, large])).toEqual(['19', 'middle'])
    expect(startingChoice(product, [small, middle])).toEqual(['19', 'small'])
    expect(startingChoice(product, [])).toEqual(['19', 'small'])
  })

  it('a choice of before counts while all of it is on sale and nothing is missing', () => {
    const kept = ['38', 'large']
    expect(stillOnSale(product, kept)).toBe(kept)
    expect(stillOnSale(product, ['38'])).toBeUndefined()
    expect(stillOnSale(product, ['38', 'huge', 'large'])).toBeUndefined()
    expect(stillOnSale(product, undefined)).toBeUndefined()
  })
})

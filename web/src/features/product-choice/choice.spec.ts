import type { Product } from '@kea/shared/page/product'
import { describe, expect, it } from 'vitest'
import { choose, sizeLengths, sizeOption, startingChoice, stillOnSale } from './choice'

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
const [depth, size] = product.options

describe('the choice of a shopper', () => {
  it('the size is the option that the price table names', () => {
    expect(sizeOption(product)).toBe(size)
  })

  it('an option has one choice at a time', () => {
    if (!depth || !size) throw new Error('The product has two options')
    expect(choose(size, 'large', ['19', 'small'])).toEqual(['19', 'large'])
    expect(choose(depth, '38', ['19', 'small'])).toEqual(['small', '38'])
  })

  it('begins with a familiar size on a wall, and with the first where all are small', () => {
    const lengths = (large: number) => [
      { optionUid: 'small', longMm: 200 },
      { optionUid: 'middle', longMm: 590 },
      { optionUid: 'large', longMm: large },
    ]
    expect(startingChoice(product, lengths(1500))).toEqual(['19', 'middle'])
    expect(startingChoice(product, [{ optionUid: 'small', longMm: 150 }])).toEqual(['19', 'small'])
    expect(startingChoice(product, [])).toEqual(['19', 'small'])
  })

  it('a choice of before counts while all of it is on sale and nothing is missing', () => {
    const kept = ['38', 'large']
    expect(stillOnSale(product, kept)).toBe(kept)
    expect(stillOnSale(product, ['38'])).toBeUndefined()
    expect(stillOnSale(product, ['38', 'huge', 'large'])).toBeUndefined()
    expect(stillOnSale(product, undefined)).toBeUndefined()
  })

  it('a definition that cannot be read has no lengths', () => {
    expect(sizeLengths('no json')).toEqual([])
    expect(sizeLengths('{"sizes":[{"optionUid":"a","widthMm":200,"heightMm":300}]}')).toEqual([
      { optionUid: 'a', longMm: 300 },
    ])
  })
})

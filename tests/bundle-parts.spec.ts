import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleParts } from '../packages/store/seed/bundle-parts'
import type { SeedPart, SeedProduct } from '../packages/store/seed/seed-files'

const folder = new URL('../packages/store/seed/products/', import.meta.url)
const products = readdirSync(folder).map((name): SeedProduct => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
const named = (sku: string): SeedProduct => {
  const product = products.find((each) => each.sku === sku)
  if (!product) throw new Error(`There is no ${sku}`)
  return product
}
const set = named('mug-and-coaster-set')
/** The set with another piece as its coaster. */
const setWith = (part: SeedPart | undefined): SeedProduct => ({
  ...set,
  options: set.options.map((option, at) => ({
    ...option,
    values: at === 1 ? [{ id: 1, title: 'Piece', ...(part && { part }) }] : option.values,
  })),
})

describe('what a bundle of the seed is made of', () => {
  it('is named by ids', () => {
    expect(bundleParts(set, products)).toEqual({
      340101: { product: 3, values: [301] },
      340102: { product: 3, values: [302] },
      340201: { product: 149, values: [149102, 149202] },
      340202: { product: 149, values: [149101, 149202] },
    })
  })

  it('is nothing for every other product', () => {
    const bundles = products.filter((product) => Object.keys(bundleParts(product, products)).length > 0)
    expect(bundles.map(({ sku }) => sku)).toEqual(['mug-and-coaster-set', 'three-framed-prints'])
  })

  it.each([
    [
      'no product',
      { sku: 'photo-saucer', values: [] },
      'photo-saucer cannot be a part of mug-and-coaster-set: it is no product',
    ],
    ['a product without a value', { sku: 'photo-coaster', values: [149102] }, 'it needs one value of each option'],
    ['two values of an option', { sku: 'photo-mug', values: [301, 302] }, 'it needs one value of each option'],
    ['a value of another product', { sku: 'photo-mug', values: [149102] }, 'it does not have these values'],
    ['a bundle', { sku: 'three-framed-prints', values: [] }, 'it is a bundle'],
    ['prints by copies', { sku: 'photo-print', values: [201, 251] }, 'it is counted by copies'],
    ['a certificate', { sku: 'gift-certificate', values: [] }, 'it is not ordered online'],
    ['nothing', undefined, 'every option of mug-and-coaster-set must be required, and every value a part'],
  ])('is not %s', (_, part, message) => {
    expect(() => bundleParts(setWith(part), products)).toThrow(message)
  })

  it('costs less than its parts one by one, without any offer', () => {
    const priceOf = (part: SeedPart): number => {
      const values = named(part.sku).options.flatMap((option) => option.values)
      const chosen = values.filter(({ id }) => part.values.includes(id))
      return chosen.reduce((sum, { prices, add }) => sum + Math.round(((prices?.[0] ?? 0) + (add ?? 0)) * 100), 0)
    }
    const savings = ['mug-and-coaster-set', 'three-framed-prints'].map((sku) => {
      const first = named(sku).options.flatMap(({ values }) => values.slice(0, 1))
      const alone = first.reduce((sum, { part }) => sum + (part ? priceOf(part) : 0), 0)
      return alone - Math.round((first[0]?.prices?.[0] ?? 0) * 100)
    })
    expect(savings).toEqual([395, 3390])
  })
})

import { readFileSync } from 'node:fs'
import { isToolRoute, routeOf } from '@kea/shared/routes'
import { describe, expect, it } from 'vitest'
import { products, type Seed } from './support/designed-products'

/** The fields of a product that only its file decides. */
interface ProductFile extends Seed {
  id: number
  url_key: string
  position?: number
  attributes: Record<string, string[]>
}

interface ShopFile {
  attributes: { code: string; options: { value: string }[] }[]
}

const files = products as ProductFile[]
const shop: ShopFile = JSON.parse(readFileSync(new URL('../packages/store/seed/shop.json', import.meta.url), 'utf8'))

const twice = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

describe('the files of the products', () => {
  // The seed writes rows by their ids: one id in two files would be one row.
  it.each([
    ['ids', files.map(({ id }) => id)],
    ['skus', files.map(({ sku }) => sku)],
    ['addresses', files.map(({ url_key }) => url_key)],
    ['ids of options', files.flatMap(({ options }) => options.map(({ id }) => id))],
    [
      'ids of values',
      files.flatMap(({ options }) => options.flatMap(({ values }) => (values ?? []).map(({ id }) => id))),
    ],
  ])('share no %s', (_, values) => {
    expect(values.length).toBeGreaterThan(70)
    expect(twice(values)).toEqual([])
  })

  it('name tools that the shop has, without a slash', () => {
    const isTool = (name: string): boolean => {
      const route = routeOf(`/${name}`)
      return route !== null && isToolRoute(route)
    }
    const strange = files.flatMap(({ sku, tool }) =>
      tool && (tool.startsWith('/') || !isTool(tool)) ? [[sku, tool]] : [],
    )
    expect(strange).toEqual([])
  })

  it('have attributes of the shop only, and a place in lists', () => {
    const known = new Set(
      shop.attributes.flatMap(({ code, options }) => options.map(({ value }) => `${code}: ${value}`)),
    )
    const strange = files.flatMap(({ sku, attributes }) =>
      Object.entries(attributes)
        .flatMap(([code, values]) => values.map((value) => `${code}: ${value}`))
        .filter((entry) => !known.has(entry))
        .map((entry) => [sku, entry]),
    )
    expect(strange).toEqual([])
    expect(files.filter(({ position }) => position === undefined).map(({ sku }) => sku)).toEqual([])
  })
})

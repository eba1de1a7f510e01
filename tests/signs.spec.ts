import { newDocument } from '@kea/design/arrangement/new-document'
import { itemsOf } from '@kea/design/document/records'
import { NEONS } from '@kea/design/items/neon/neon-engine'
import { parseDefinition } from '@kea/design/product/definition'
import { partOf } from '@kea/design/product/parts'
import { describe, expect, it } from 'vitest'
import { choicesOf, designed, products, uidOf } from './support/designed-products'

/** The products that are neon signs. */
const signs = designed.filter(([, , json]) => json.includes('"sign":{'))

/** What is wrong with a sign for these options; null for nothing. */
function problemWith(json: string, options: readonly string[]): string | null {
  const definition = parseDefinition(json)
  const part = partOf(definition, options, 'sign')
  const [item] = itemsOf(newDocument(definition, { sku: 's', tool: 't', options }))
  const face = { width: part.size.widthMm, height: part.size.heightMm }
  const sign = item?.type === 'neon' ? NEONS.signOf(part, face, item) : null
  return sign ? (sign.problem?.kind ?? null) : 'empty'
}

it('every neon sign is designed', () => {
  const named = products.filter(({ sku }) => sku.endsWith('-neon-sign')).map(({ sku }) => sku)
  expect(named).toHaveLength(30)
  expect(named.filter((sku) => signs.every(([designed]) => designed !== sku))).toEqual([])
})

describe.each(signs)('%s', (_, product, json) => {
  it('opens with words or a drawing that can be bent in its first size', () => {
    const [first = []] = choicesOf(product)
    expect(problemWith(json, first)).toBeNull()
  })

  it('can be made with each of its options in one of its sizes', () => {
    const sizes = product.options.find(({ values }) => values.some(({ prices }) => prices))
    const others = choicesOf(product).map((chosen) =>
      chosen.filter((uid) => !sizes?.values.some(({ id }) => uid === uidOf(sizes.id, id))),
    )
    const never = others.filter((chosen) =>
      sizes?.values.every(({ id }) => problemWith(json, [...chosen, uidOf(sizes.id, id)]) !== null),
    )
    expect(never).toEqual([])
  })
})

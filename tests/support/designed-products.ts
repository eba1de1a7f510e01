import { readdirSync, readFileSync } from 'node:fs'
import { definitionOf } from '../../packages/store/seed/build-definition.ts'
import type { SeedDesign } from '../../packages/store/seed/seed-files.ts'
import { withSignPictures } from '../../packages/store/seed/sign-pictures.ts'

export interface Value {
  id: number
  title: string
  picture?: string
  prices?: number[]
}

export interface Seed {
  sku: string
  tool: string | null
  name: string
  meta_title: string
  meta_description: string
  short_description: string
  description: string
  technical_specifications: string
  pictures: { picture: string; label: string }[]
  design: SeedDesign | undefined
  options: { id: number; title: string; values: Value[] }[]
}

const folder = new URL('../../packages/store/seed/products/', import.meta.url)
/** The products of the seed. */
export const products = readdirSync(folder).map(
  (file): Seed => withSignPictures(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
)
/** The uid of an option's value. */
export const uidOf = (option: number, value: number) =>
  Buffer.from(`custom-option/${option}/${value}`).toString('base64')

/** Sku, seed and definition as JSON of each product that is designed. */
export const designed = products.flatMap((product) => {
  const definition = definitionOf(product)
  return definition ? [[product.sku, product, JSON.stringify(definition)] as const] : []
})

/** The choices of one value of each group that matter to the parts: each value once, the others as they are listed. */
export const choicesOf = ({ options }: Seed): string[][] =>
  options.flatMap(({ id, values }) =>
    values.map((value) =>
      options.map((other) => (other.id === id ? uidOf(id, value.id) : uidOf(other.id, other.values[0]?.id ?? 0))),
    ),
  )

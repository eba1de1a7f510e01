// What a bundle is made of, as the store has it: the product and the option values of each piece (ADR 92).
import type { SeedPart, SeedProduct } from './seed-files.ts'

/** Why a piece cannot be a part of a bundle; undefined if it can. */
function problemOf({ values }: SeedPart, product: SeedProduct | undefined): string | undefined {
  if (!product) return 'is no product'
  const { options, ordering = 'online', design } = product
  if (ordering !== 'online' || product.kind) return 'is not ordered online'
  if (options.some((option) => option.values.some(({ part }) => part))) return 'is a bundle'
  if (design?.arrangement?.kind === 'copies') return 'is counted by copies'
  const chosen = options.map((option) => option.values.filter(({ id }) => values.includes(id)))
  if (chosen.flat().length !== values.length) return 'does not have these values'
  if (chosen.flat().some(({ letters }) => letters)) return 'is paid by the letter'
  const isWhole = options.every(
    ({ required }, at) => chosen[at]?.length === 1 || (!required && chosen[at]?.length === 0),
  )
  return isWhole ? undefined : 'needs one value of each option'
}

/** By the ids of the option values; {} for a product that is not a bundle. */
export function bundleParts(bundle: SeedProduct, products: readonly SeedProduct[]) {
  const values = bundle.options.flatMap((option) => option.values)
  const named = values.flatMap(({ id, part }) => (part ? [{ id, part }] : []))
  if (named.length > 0 && (named.length < values.length || bundle.options.some(({ required }) => !required))) {
    throw new Error(`seed/products: every option of ${bundle.sku} must be required, and every value a part`)
  }
  const parts = named.map(({ id, part }) => {
    const product = products.find(({ sku }) => sku === part.sku)
    const problem = problemOf(part, product)
    if (!product || problem)
      throw new Error(`seed/products: ${part.sku} cannot be a part of ${bundle.sku}: it ${problem}`)
    return [id, { product: product.id, values: part.values }] as const
  })
  return Object.fromEntries(parts)
}

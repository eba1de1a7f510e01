import type { ProductDefinition, ProductLook, ProductPart } from './definition'
import { coverSize } from './spine'

/** A size of the catalogue. */
export interface SizeRow {
  optionUid: string
  widthMm: number
  heightMm: number
}

type Effect = ProductDefinition['effects'][number]

const chosenEffects = ({ effects }: ProductDefinition, options: readonly string[]): Effect[] =>
  effects.filter(({ option }) => options.includes(option))

/** A part with the effects of the chosen options. */
function withEffects(part: ProductPart, effects: readonly Effect[]): ProductPart {
  const changes = effects.flatMap((effect) => [effect.part?.['*'], effect.part?.[part.id]])
  const changed: ProductPart = Object.assign({}, part, ...changes)
  const { widthMm, heightMm } = changed.size
  const size = changed.isTurned ? { widthMm: heightMm, heightMm: widthMm } : changed.size
  return { ...changed, size: changed.spine ? coverSize({ ...changed, size }) : size }
}

/** The parts that the chosen options leave, with their effects. */
export function partsOf(definition: ProductDefinition, options: readonly string[]): ProductPart[] {
  const effects = chosenEffects(definition, options)
  const isLeft = ({ id }: ProductPart) => effects.every(({ only }) => only?.includes(id) ?? true)
  return definition.parts.filter(isLeft).map((part) => withEffects(part, effects))
}

/** The parts with a design of their own. */
export const designedParts = (definition: ProductDefinition, options: readonly string[]): ProductPart[] =>
  partsOf(definition, options).filter(({ sameAs }) => sameAs === null)

/**
 * A part with the effects of the chosen options, also one that they leave out; the first part for no id.
 *
 * @throws where the product has no such part
 */
export function partOf(definition: ProductDefinition, options: readonly string[], id?: string): ProductPart {
  const part = id === undefined ? definition.parts[0] : definition.parts.find((entry) => entry.id === id)
  if (!part) throw new Error(`The product has no part ${id}`)
  return withEffects(part, chosenEffects(definition, options))
}

/** True for a part that some option leaves out, or prints with the design of another part. */
export const isOptionalPart = ({ effects }: ProductDefinition, id: string): boolean =>
  effects.some(({ only, part }) => (only && !only.includes(id)) || part?.[id]?.sameAs)

/** How the product looks where it hangs, with the effects of the chosen options; null for one not drawn to scale. */
export const productLook = (definition: ProductDefinition, options: readonly string[]): ProductLook | null =>
  definition.look && Object.assign({}, definition.look, ...chosenEffects(definition, options).map(({ look }) => look))

/** True for an option that gives the wrapped sides a colour of the shopper's. */
export const asksForEdgeColour = ({ effects }: ProductDefinition, optionUid: string): boolean =>
  effects.some(
    ({ option, part = {} }) => option === optionUid && Object.values(part).some(({ edge }) => edge === 'colour'),
  )

/** True for an option that is only made in the workshop. */
export const isWorkshopOnly = ({ effects }: ProductDefinition, optionUid: string): boolean =>
  effects.some(({ option, workshop }) => option === optionUid && workshop)

/** True where the chosen options print nothing. */
export const isUnprinted = (definition: ProductDefinition, options: readonly string[]): boolean =>
  chosenEffects(definition, options).some(({ unprinted }) => unprinted)

/** The sizes of the first part, in the order of the catalogue. */
export function sizesOf({ parts, effects }: ProductDefinition): SizeRow[] {
  const first = parts[0]?.id ?? ''
  return effects.flatMap(({ option, part }) => {
    const size = part?.[first]?.size ?? part?.['*']?.size
    return size ? [{ optionUid: option, ...size }] : []
  })
}

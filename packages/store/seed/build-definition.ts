// The definition of a product (packages/design) from its seed file: the parts with their defaults, and the effects that
// stand beside the values of its options. What does not fit the schema of the design package stops the build.
import schema from '../../design/src/product/__generated__/definition-schema.json' with { type: 'json' }
import type { ProductDefinition } from '../../design/src/product/definition.ts'
import { fitsSchema } from '../../design/src/product/fits-schema.ts'
import type { Fields, SeedDesign, SeedEffect, SeedValue } from './seed-files.ts'

/** The uid of a value, as the store answers it. */
export const optionValueUid = (option: number, value: number): string =>
  Buffer.from(`custom-option/${option}/${value}`).toString('base64')

const PART = {
  outline: { kind: 'rect', radiusMm: 0 },
  canRotate: false,
  bleedMm: 3,
  safeMm: 5,
  wrapMm: 0,
  edge: 'wrap',
  borderMm: 0,
  holes: [],
  quiet: [],
  allows: ['photo', 'text', 'graphic', 'layout', 'background'],
  mayBeEmpty: false,
  sameAs: null,
  pieces: null,
  overlays: [],
}

const LOOK = { kind: 'sheet', offMm: 1, frame: null, frameMm: 0, rimMm: 0, sample: 'photo-lake' }

type EffectValue = Omit<SeedValue, 'title'>

/** What a value of an option changes; null for nothing. */
function effectOf({ width_mm, height_mm, depth_mm, edge, up_to_mm, workshop, effect = {} }: EffectValue) {
  const every: Fields = {
    ...(width_mm !== undefined && { size: { widthMm: width_mm, heightMm: height_mm } }),
    ...(depth_mm !== undefined && { wrapMm: depth_mm }),
    ...(edge !== undefined && { edge }),
    ...effect.part?.['*'],
  }
  const part: Record<string, Fields> = {
    ...(Object.keys(every).length > 0 && { '*': every }),
    ...omit(effect.part, '*'),
  }
  const whole: SeedEffect & { workshop?: boolean; upToMm?: number } = {
    ...effect,
    ...(Object.keys(part).length > 0 && { part }),
    ...(workshop && { workshop }),
    ...(up_to_mm !== undefined && { upToMm: up_to_mm }),
  }
  return Object.keys(whole).length > 0 ? whole : null
}

const omit = (value: Readonly<Record<string, Fields>> = {}, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

const isDefinition = (value: unknown): value is ProductDefinition => fitsSchema(value, schema)

interface Designed {
  sku?: string
  design?: SeedDesign
  options: readonly { id: number; values: readonly EffectValue[] }[]
}

/**
 * Null for a product that is not designed.
 *
 * @param picture gives the address of a picture's name
 * @throws where the design of the product does not fit the schema
 */
export function definitionOf(
  { sku = 'a product', design, options }: Designed,
  picture = (name: string) => name,
): ProductDefinition | null {
  if (!design) return null
  const { parts, look, ...rest } = design
  const effects = options.flatMap((option) =>
    option.values.flatMap((value) => {
      const effect = effectOf(value)
      return effect ? [{ option: optionValueUid(option.id, value.id), ...effect }] : []
    }),
  )
  const size = effects.map(({ part }) => part?.['*']?.size).find(Boolean)
  const definition: unknown = {
    version: 3,
    arrangement: { kind: 'parts' },
    sizeFollowsPhoto: true,
    views: [],
    ...rest,
    parts: parts.map((part) => ({ ...PART, size, ...part })),
    look: look ? { ...LOOK, ...look, sample: picture(look.sample ?? LOOK.sample) } : null,
    effects,
  }
  if (!isDefinition(definition)) throw new Error(`The design of ${sku} does not fit its schema: see definition.ts.`)
  return definition
}

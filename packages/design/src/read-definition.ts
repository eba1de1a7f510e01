import type { ProductDefinition } from './definition'

type Check<T> = (value: unknown) => value is T

const isText: Check<string> = (value) => typeof value === 'string'
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean'

const numberIn =
  (isInside: (value: number) => boolean): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isFinite(value) && isInside(value)

const oneOf =
  <T extends string | number>(...allowed: readonly T[]): Check<T> =>
  (value): value is T =>
    allowed.some((entry) => entry === value)

const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)

/** An object with exactly these fields. */
function object<T extends object>(checks: { [Key in keyof T]: Check<T[Key]> }): Check<T> {
  const known = new Map(Object.entries<Check<unknown>>(checks))
  return (value): value is T => {
    const fields = Object.entries(value ?? {})
    return fields.length === known.size && fields.every(([name, field]) => known.get(name)?.(field))
  }
}

const isMm = numberIn((value) => value > 0 && value <= 10_000)
const isPpi = numberIn((value) => value > 0)

const isDefinition = object<ProductDefinition>({
  version: oneOf(1),
  shape: oneOf('sheet', 'canvas', 'mug'),
  surface: object({ id: isText, label: isText }),
  sizes: listOf(object({ optionUid: isText, widthMm: isMm, heightMm: isMm })),
  canRotate: isBoolean,
  bleedMm: numberIn((value) => value >= 0 && value <= 100),
  depths: listOf(object({ optionUid: isText, depthMm: isMm })),
  edges: listOf(object({ optionUid: isText, edge: oneOf('wrap', 'mirror', 'white') })),
  resolution: object({ goodPpi: isPpi, leastPpi: isPpi }),
})

/**
 * The definition of a product from its JSON; null for what the schema `productDefinition` refuses. It is for pages that
 * do not load zod.
 */
export function readDefinition(json: string): ProductDefinition | null {
  try {
    const parsed: unknown = JSON.parse(json)
    return isDefinition(parsed) && parsed.sizes.length > 0 ? parsed : null
  } catch {
    return null
  }
}

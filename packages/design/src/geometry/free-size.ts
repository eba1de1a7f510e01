import type { DesignSurface } from '../document/document'
import type { FreeSize, ProductDefinition, ProductPart } from '../product/definition'

export type TypedSize = ProductPart['size']

const inSteps = (mm: number, { stepMm }: FreeSize): number => Math.round(mm / stepMm) * stepMm

/** A typed size in the steps of the product. */
export const steppedSize = (limits: FreeSize, { widthMm, heightMm }: TypedSize): TypedSize => ({
  widthMm: inSteps(widthMm, limits),
  heightMm: inSteps(heightMm, limits),
})

/** Why a size is not made, for the shopper; null if it is. */
export function freeSizeProblem(limits: FreeSize, { widthMm, heightMm }: TypedSize): string | null {
  const { leastMm, shortMm, longMm, stepMm } = limits
  const [short, long] = widthMm < heightMm ? [widthMm, heightMm] : [heightMm, widthMm]
  if (!Number.isFinite(short) || !Number.isFinite(long)) return 'Type the width and the height.'
  if (short < leastMm) return `Each side is at least ${leastMm} mm.`
  if (short > shortMm || long > longMm) return `We make it up to ${shortMm} × ${longMm} mm, either way round.`
  const isStepped = [short, long].every((mm) => Math.abs(inSteps(mm, limits) - mm) < 1e-6)
  return isStepped ? null : `Each side is a multiple of ${stepMm} mm.`
}

/** The option with the price of a size: that of the smallest limit for width plus height; null for none. */
export function priceOption({ effects }: ProductDefinition, { widthMm, heightMm }: TypedSize): string | null {
  const limits = effects.flatMap(({ option, upToMm }) => (upToMm === undefined ? [] : [{ option, upToMm }]))
  const fitting = limits.filter(({ upToMm }) => widthMm + heightMm <= upToMm)
  return fitting.toSorted((a, b) => a.upToMm - b.upToMm)[0]?.option ?? null
}

/** True when a surface has no typed size, or one with the price of these options. */
export function isPaidBy(
  definition: ProductDefinition,
  { size }: Pick<DesignSurface, 'size'>,
  options: readonly string[],
): boolean {
  if (!size) return true
  if (!definition.freeSize) return false
  const option = priceOption(definition, size)
  return freeSizeProblem(definition.freeSize, size) === null && option !== null && options.includes(option)
}

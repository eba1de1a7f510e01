import type { SizeRow } from './parts'

/** A common long side, which fits most walls and frames. */
const COMMON_MM = 600

const longSide = ({ widthMm, heightMm }: SizeRow): number => Math.max(widthMm, heightMm)

/** True if a product has a size for a wall. */
export const areForWalls = (sizes: readonly SizeRow[]): boolean => sizes.some((size) => longSide(size) >= COMMON_MM)

/** The size nearest to the common one; the first of equals. */
export function nearestToCommon(sizes: readonly SizeRow[]): SizeRow | undefined {
  const distance = (size: SizeRow) => Math.abs(longSide(size) - COMMON_MM)
  return sizes.toSorted((a, b) => distance(a) - distance(b))[0]
}

import { isPaidBy } from '../geometry/free-size'
import { growPage, pageBoxes } from '../geometry/page-boxes'
import { grow, type Size } from '../geometry/surfaces'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { fileWith } from '../product/files'
import { isUnprinted, partsOf } from '../product/parts'
import { arrangementOf } from './arrangement-of'

/** What a line of an order pays for. */
export interface PaidLine {
  /** The uids of its options. */
  options: readonly string[]
  /** The pieces of the line that the pages are made for. */
  units: number
}

/** A page that one piece pays for, in mm before it is folded. */
interface PaidPage extends Size {
  part: ProductPart
}

/** Rounding in a file. */
const TOLERANCE_MM = 0.05

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_MM

/** The pages that one piece with these options pays for. They do not depend on the design. */
const paidPages = (definition: ProductDefinition, options: readonly string[]): PaidPage[] =>
  (isUnprinted(definition, options) ? [] : partsOf(definition, options)).flatMap((part) => {
    const face = { width: part.size.widthMm, height: part.size.heightMm }
    const times = arrangementOf(definition).paidPages(definition, options, part.sameAs?.part ?? part.id)
    const pages = pageBoxes({ part, face }, fileWith(definition, part.id)?.split).map((page) => ({
      part,
      ...growPage(page.face, part.wrapMm, page.bound),
    }))
    return Array.from({ length: times }, () => pages).flat()
  })

/** True for a page of this size, either way round where the shopper may turn the piece. */
function isPaid(definition: ProductDefinition, options: readonly string[], paid: PaidPage, page: Size): boolean {
  const { part, width, height } = paid
  if (definition.freeSize && part.pieces === null) {
    const face = grow(page, -part.wrapMm)
    const size = { widthMm: Math.round(face.width * 10) / 10, heightMm: Math.round(face.height * 10) / 10 }
    return isPaidBy(definition, { size }, options)
  }
  const isUpright = isNear(page.width, width) && isNear(page.height, height)
  return isUpright || (part.canRotate && isNear(page.width, height) && isNear(page.height, width))
}

const mm = (value: number): string => `${Math.round(value * 10) / 10}`

/** `1 × 338 × 438 mm, 2 × 90 × 300 mm`; each size once, as it lies. */
function listOf(pages: readonly Size[], times = 1): string {
  const counts = new Map<string, number>()
  for (const { width, height } of pages) {
    const size = `${mm(width)} × ${mm(height)} mm`
    counts.set(size, (counts.get(size) ?? 0) + times)
  }
  return [...counts].map(([size, count]) => `${count} × ${size}`).join(', ') || 'no page'
}

/**
 * Why these pages are not those that a line pays for, for the operator; null if they are: no page more, none less, and
 * each of a size that is paid.
 *
 * @param pages the trimmed sizes of all pages of all files that one making of these pieces has
 */
export function unpaidPages(
  definition: ProductDefinition,
  { options, units }: PaidLine,
  pages: readonly Size[],
): string | null {
  const paid = paidPages(definition, options)
  const left = [...pages]
  const isTaken = (page: PaidPage): boolean => {
    const at = left.findIndex((candidate) => isPaid(definition, options, page, candidate))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const isWhole = paid.every((page) => Array.from({ length: units }).every(() => isTaken(page)))
  const isNone = paid.length * units === 0 && !isUnprinted(definition, options)
  if (isWhole && left.length === 0 && !isNone) return null
  return `Its pages don’t match what you pay for. It has ${listOf(pages)}. Paid: ${listOf(paid, units)}.`
}

import { QUANTITY_MAX } from '@kea/shared/constants/business'
import type { Product } from '../../catalogue/product'
import { bundleMates, type Cart, type CartLine, isFirstOfBundle, isToDesign } from '../state/cart'
import type { CartChange, NewLine } from '../state/cart-state'
import { stockProblem } from './item-check'
import type { Refused } from './item-request'
import { QUANTITY_MESSAGE } from './quantity'
import { areOfOneDesign, CART_FULL, isSamePiece, LINES_MAX, storedLine, storedLines } from './same-piece'

type Line = NewLine & { id: number | null }

const isStored = (line: Line): line is Line & { id: number } => line.id !== null

/**
 * The change of a cart that takes the lines of another one. The same piece adds up. A line that cannot be ordered, or for
 * which there is no room or stock, is left out and named. Of two revisions of a design by copies the newer one stays.
 */
export function mergeLines(cart: Cart, other: Cart): { change: CartChange; refusals: Refused[] } {
  let lines: Line[] = storedLines(cart)
  const removed: number[] = []
  const touched = new Set<Line>()
  const refusals = other.lines.flatMap((line) => {
    if (!isFirstOfBundle(other.lines, line)) return []
    const reason = line.bundle ? takeBundle(bundleMates(other.lines, line)) : take(line)
    if (reason === null) return []
    const { code, message } = reason
    return [{ code, message: `We left out ${line.quantity} × ${(line.bundle ?? line).product.name}. ${message}` }]
  })
  const changed = [...touched].filter(isStored)
  return { change: { added: [...touched].filter((line) => !isStored(line)), changed, removed }, refusals }

  function piecesOf({ id }: Product): number {
    return lines.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0)
  }

  /** Puts all parts of a bundle into the cart; answers why it cannot. What is still to be designed moves too. */
  function takeBundle(parts: readonly CartLine[]): Refused | null {
    const problem = parts.find((part) => part.problem !== null && !isToDesign(part))?.problem ?? null
    if (problem !== null) return { code: 'NOT_SALABLE', message: problem }
    for (const { product } of parts) {
      const pieces = parts.reduce((sum, part) => sum + (part.product.id === product.id ? part.quantity : 0), 0)
      const short = stockProblem(product, piecesOf(product) + pieces)
      if (short) return { code: 'INSUFFICIENT_STOCK', message: short }
    }
    if (lines.length + parts.length > LINES_MAX) return { code: 'UNDEFINED', message: CART_FULL }
    for (const part of parts) {
      const line: Line = { ...storedLine(part), id: null }
      lines.push(line)
      touched.add(line)
    }
    return null
  }

  /** Puts a line into the cart; answers why it cannot. */
  function take(from: CartLine): Refused | null {
    const { product, problem } = from
    if (problem !== null) return { code: 'NOT_SALABLE', message: problem }
    const line: Line = { ...storedLine(from), id: null }
    const same = lines.find((one) => isSamePiece(one, line))
    // The same certificate or the same prints twice are the same ones.
    if (same && (line.gift || (product.isCountedInDesign && line.design))) return null
    if (product.isCountedInDesign && !makeRoom(line)) return null
    const short = stockProblem(product, piecesOf(product) + line.quantity)
    if (short) return { code: 'INSUFFICIENT_STOCK', message: short }
    if (!same && lines.length >= LINES_MAX) return { code: 'UNDEFINED', message: CART_FULL }
    if (same && same.quantity + line.quantity > QUANTITY_MAX) return { code: 'UNDEFINED', message: QUANTITY_MESSAGE }
    if (same) same.quantity += line.quantity
    else lines.push(line)
    touched.add(same ?? line)
    return null
  }

  /** Removes older revisions of the line's design; false if the cart has a newer one. */
  function makeRoom(line: Line): boolean {
    const others = lines.filter((one) => areOfOneDesign(one, line) && one.design?.revision !== line.design?.revision)
    if (others.some((one) => (one.design?.revision ?? 0) > (line.design?.revision ?? 0))) return false
    removed.push(...others.filter(isStored).map(({ id }) => id))
    lines = lines.filter((one) => !others.includes(one))
    return true
  }
}

import { generateKeyBetween } from 'fractional-indexing'
import type { DesignDocument, DesignSurface } from './document'
import { itemsOf, itemsOn } from './records'

type WithRecords = Pick<DesignDocument, 'records'>

/** An id for an item that no record has. */
export function freshId({ records }: WithRecords, taken: readonly string[] = []): string {
  let count = itemsOf({ records }).length + taken.length + 1
  while (Object.hasOwn(records, `item:${count}`) || taken.includes(`item:${count}`)) count += 1
  return `item:${count}`
}

/** The order of an item above all others of a surface. */
export const topOrder = (design: WithRecords, surface: DesignSurface): string =>
  generateKeyBetween(itemsOn(design, surface).at(-1)?.order ?? null, null)

import { z } from 'zod'
import { readJson } from '../../read-json'

const orderedBundle = z.object({
  /** The same for all lines of one bundle. */
  uid: z.string(),
  sku: z.string(),
  name: z.string(),
  /** The uid of the chosen value. */
  choice: z.string(),
})

/** The bundle that an ordered line was a part of. */
export type OrderedBundle = z.infer<typeof orderedBundle>

export const readOrderedBundle = (json: string | null): OrderedBundle | null =>
  json === null ? null : readJson(orderedBundle, json)

import { type PlacedWith, REPORTED_VENDORS } from '@kea/shared/measuring/placed-with'
import { z } from 'zod'

const schema = z.object({
  consent: z.string().max(100),
  clients: z.partialRecord(z.enum(REPORTED_VENDORS), z.record(z.string().max(20), z.string().max(500))),
})

const NOTHING: PlacedWith = { consent: '', clients: {} }

/** What the edge says of the shopper of an order. Anything else means that nobody is told. */
export function readPlacedWith(header: string): PlacedWith {
  try {
    return schema.parse(JSON.parse(header))
  } catch {
    return NOTHING
  }
}

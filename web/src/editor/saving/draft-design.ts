import { z } from 'zod'
import '@kea/design/zod-without-eval'

const pieces = z.object({
  chosen: z.number(),
  /** The quantity at the start: 1 for a new design, else that of the cart line. If the line has changed since, it wins. */
  from: z.number(),
})

export type Pieces = z.infer<typeof pieces>

/** A design in progress, stored on the device between visits. */
const draftDesign = z.object({
  design: z.unknown(),
  /** The uid of the stored design; null for a new one. */
  designUid: z.string().nullable(),
  revision: z.number().nullable(),
  /** Options of the address at the start. They were applied then, and a reload does not apply them again. */
  asked: z.array(z.string()).readonly(),
  /** The chosen quantity and the quantity at the start. Older drafts have none. */
  pieces: pieces.optional(),
  savedAt: z.string(),
})

export type DraftDesign = z.infer<typeof draftDesign>

/** A draft from its JSON; null for damaged text. */
export function readDraftDesign(json: string): DraftDesign | null {
  try {
    return draftDesign.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

import { z } from 'zod'
import '@kea/shared/schemas/zod-without-eval'

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
  /** What the shopper calls it. */
  name: z.string().optional(),
  /** How lists show it. Older drafts have none. */
  card: z.object({ product: z.string(), path: z.string() }).optional(),
})

export type DraftDesign = z.infer<typeof draftDesign> & {
  /** A picture of the finished piece, for lists. JSON has none. */
  picture?: Blob
}

const flushedDraft = draftDesign.extend({
  /** When the drafts were saved that this one follows; null for none. Older ones do not say. */
  follows: z.array(z.string().nullable()).readonly().optional(),
})

/** A draft as it is written when the page closes. */
export type FlushedDraft = z.infer<typeof flushedDraft>

/** A draft from its JSON; null for damaged text. */
export function readFlushedDraft(json: string): FlushedDraft | null {
  try {
    return flushedDraft.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

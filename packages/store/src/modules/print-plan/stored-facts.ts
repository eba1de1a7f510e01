import type { JpegHeadFacts } from '@kea/photo/jpeg-facts'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { Original } from '@kea/print/resources'
import { z } from 'zod'
import { readJson } from '../../read-json'

/** An upload as its row has it. */
export interface StoredPhoto {
  uid: string
  name: string
  size: number
  /** JSON of `ImageFacts`; null while it is not complete. */
  facts: string | null
}

/** The rows of a photo's mask. Photos from before there were masks say nothing. */
export const storedMask = z
  .object({ start: z.number(), end: z.number() })
  .nullish()
  .transform((mask) => mask ?? null)

const imageFacts = z.object({
  type: z.string(),
  width: z.number(),
  height: z.number(),
  orientation: z.number(),
  components: z.union([z.literal(1), z.literal(3), z.literal(4)]),
  mask: storedMask,
})

/** The original without its bytes. The plan of a file needs only their number. */
export async function plannedOriginal({ uid, name, size, facts: stored }: StoredPhoto): Promise<Original> {
  const read = imageFacts.safeParse(stored === null ? null : readJson(z.unknown(), stored))
  if (!read.success || read.data.type !== 'image/jpeg') throw new PrintRefusal(`The photo "${name}" is not a JPEG.`)
  const bytes = async (): Promise<never> => {
    throw new Error(`The plan of a file has read the photo "${name}"`)
  }
  const { width, height, orientation, components, mask } = read.data
  const facts: JpegHeadFacts = {
    ...{ type: 'image/jpeg', width, height, orientation, components },
    ...{ progressive: false, adobe: null, plainRgb: false, profile: null, rare: null },
  }
  // The picture with its profile is no longer than the file.
  const picture = [{ length: size, open: bytes }]
  const jpeg = { facts, picture, mask: mask && { length: mask.end - mask.start, open: bytes } }
  return { key: uid, name, jpeg, source: { size, read: bytes, ahead: bytes }, end: null, open: bytes }
}

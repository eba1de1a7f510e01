import { z } from 'zod'
import '../product/zod-without-eval'

export const layoutId = z
  .string()
  .max(128)
  .regex(/^[a-z][\w-]*$/)

/** Places for the photos of a surface. */
export const surfaceLayout = z.strictObject({
  id: layoutId,
  /** Between two photos, and around all of them. */
  gapMm: z.number().min(0).max(200),
  marginMm: z.number().min(0).max(200),
  /** Where each photo has a place for words; nowhere where left out. */
  captions: z.enum(['below', 'beside']).optional(),
})

export type SurfaceLayout = z.infer<typeof surfaceLayout>

/** Layouts of the two pages of a spread, each of its own. */
export const layoutHalves = z.strictObject({ left: surfaceLayout.optional(), right: surfaceLayout.optional() })

/** The number of a place: of one layout from 0; of two halves from 0 on the left, from 15 on the right. */
export const slotNumber = z.number().int().min(0).max(29)

import { z } from 'zod'
import '../product/zod-without-eval'

/** Places for the photos of a surface. */
export const surfaceLayout = z.strictObject({
  id: z
    .string()
    .max(64)
    .regex(/^[a-z][\w-]*$/),
  /** Between two photos, and around all of them. */
  gapMm: z.number().min(0).max(200),
  marginMm: z.number().min(0).max(200),
})

export type SurfaceLayout = z.infer<typeof surfaceLayout>

/** The number of a place in the layout of the surface. */
export const slot = z.number().int().min(0).max(24).optional()

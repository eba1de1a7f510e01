import { z } from 'zod'
import { type PhotoLook, TONES } from './photo-look'
import '../product/zod-without-eval'

const amount = z.number().min(-1).max(1)

export const lookData: z.ZodType<PhotoLook> = z.strictObject({
  brightness: amount,
  contrast: amount,
  saturation: amount,
  warmth: amount,
  tone: z.enum(TONES),
})

import { z } from 'zod'

/** Shapes of JSON columns that several modules have; see `readJson`. */
export const textList = z.array(z.string())
export const labelledValues = z.array(z.object({ label: z.string(), value: z.string() }))
export const pictureList = z.array(z.object({ url: z.string(), label: z.string() }))
export const linkList = z.array(z.object({ label: z.string(), url: z.string() }))

export type LabelledValue = z.infer<typeof labelledValues>[number]

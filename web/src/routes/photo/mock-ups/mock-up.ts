import { z } from 'zod'
import '@kea/shared/schemas/zod-without-eval'

const print = z.object({
  /** Width by height of the photo on this print. */
  aspect: z.number().positive(),
  /** The lines of a grid over the photo: `u` to the right and `v` upwards, both 0..1. */
  u: z.array(z.number()).min(2),
  v: z.array(z.number()).min(2),
  /** x and y of each crossing in half pixels of the picture, row by row from the lowest v. */
  points: z.array(z.number()),
})

/** `print.json` of a picture: where its prints lie. scripts/pictures/shade.ts writes it. */
const mockUp = z
  .object({
    width: z.number().positive(),
    height: z.number().positive(),
    /** Left, top, right and bottom of the part with prints, in pixels. */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    exposure: z.number().positive(),
    prints: z.array(print).min(1),
  })
  .refine(({ prints }) => prints.every(({ u, v, points }) => points.length === 2 * u.length * v.length))

export type Print = z.infer<typeof print>
export type MockUp = z.infer<typeof mockUp>

/** @throws where the JSON is no mock-up of this schema */
export const parseMockUp = (json: unknown): MockUp => mockUp.parse(json)

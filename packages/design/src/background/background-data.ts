import { z } from 'zod'
import { colour } from '../document/colour'

export const PATTERNS = ['dots', 'stripes', 'diagonals', 'checks', 'waves', 'terrazzo', 'confetti', 'stars'] as const
export type PatternId = (typeof PATTERNS)[number]

/** What is printed below all items of a surface, to its bleed. */
export const background = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('colour'), colour }),
  z.strictObject({
    kind: z.literal('pattern'),
    pattern: z.enum(PATTERNS),
    /** The ground, and what is drawn on it. */
    colours: z.tuple([colour, colour]),
    /** How often it repeats on the shorter side. */
    repeats: z.number().min(3).max(24),
  }),
])

export type Background = z.infer<typeof background>

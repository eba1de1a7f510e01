import { z } from 'zod'
import '../product/zod-without-eval'

/** sRGB as `#rrggbb`, in small letters. */
export const colour = z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)])

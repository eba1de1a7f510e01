import { z } from 'zod'
import { QUANTITY_MAX } from '../constants/business'
import { optionalText, requiredText } from './fields'
import './zod-without-eval'

/** More rows than one request can add to a cart. */
export const IMPORT_ROWS_MAX = 100

const QUANTITY_MESSAGE = `Please enter a whole number from 1 to ${QUANTITY_MAX}.`

/** One row of an order import, as text. */
export const importRow = z.object({
  sku: requiredText(64),
  /** `Pack: One easel; Colour: Oak`, or the values only. */
  options: optionalText(500),
  quantity: z
    .string()
    .trim()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= 1, QUANTITY_MESSAGE),
})
export type ImportRow = z.infer<typeof importRow>

/** The pasted text or the content of a file. */
export const importForm = z.object({
  table: z
    .string()
    .trim()
    .min(1, 'Please paste your rows, or choose a file.')
    .max(100_000, 'Please send at most 100 rows at once.'),
})
export type ImportForm = z.infer<typeof importForm>

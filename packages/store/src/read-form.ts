import type { z } from 'zod'
import { inputRefusal } from './refusal'

/** The validated input of a form. The browser has the same rules. Refuses invalid input with its first error. */
export function readForm<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw inputRefusal(`${String(issue?.path[0] ?? 'form')}: ${issue?.message ?? 'Please check this form.'}`)
}

import type { z } from 'zod'
import { inputRefusal } from './refusal'

/** What a form has sent, by the rules that the browser goes by too; or the first thing that is wrong with it. */
export function readForm<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw inputRefusal(`${String(issue?.path[0] ?? 'form')}: ${issue?.message ?? 'Please check this form.'}`)
}

import type { z } from 'zod'

/** The value of a JSON column. Throws if the column has another shape. */
export const readJson = <Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> =>
  schema.parse(JSON.parse(json))

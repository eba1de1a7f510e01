import schema from './__generated__/definition-schema.json' with { type: 'json' }
import type { ProductDefinition } from './definition'
import { currentDefinition } from './definition-version'
import { fitsSchema, type JsonSchema } from './fits-schema'

const SCHEMA: JsonSchema = schema

const isDefinition = (value: unknown): value is ProductDefinition => fitsSchema(value, SCHEMA)

/**
 * The definition of a product from its JSON; null for what the schema `productDefinition` refuses. It is for pages that
 * do not load zod: the schema in JSON is written from that of zod.
 */
export function readDefinition(json: string): ProductDefinition | null {
  try {
    const parsed = currentDefinition(JSON.parse(json))
    return isDefinition(parsed) ? parsed : null
  } catch {
    return null
  }
}

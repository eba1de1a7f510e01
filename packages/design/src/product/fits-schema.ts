/** The parts of JSON Schema that zod writes for a definition. */
export interface JsonSchema {
  $ref?: string
  $defs?: Readonly<Record<string, JsonSchema>>
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema | undefined>>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numberFits = (value: number, schema: JsonSchema): boolean =>
  Number.isFinite(value) &&
  (schema.type !== 'integer' || Number.isInteger(value)) &&
  value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (schema.maximum ?? Number.POSITIVE_INFINITY) &&
  value > (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY)

const textFits = (
  value: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: JsonSchema,
): boolean => value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern).test(value))

function fieldsFit(value: Fields, schema: JsonSchema, root: JsonSchema): boolean {
  const { properties = {}, required = [], additionalProperties: more = true } = schema
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, field]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (own) return fitsSchema(field, own, root)
      return typeof more === 'boolean' ? more : fitsSchema(field, more, root)
    })
  )
}

function typeFits(value: unknown, schema: JsonSchema, root: JsonSchema): boolean {
  switch (schema.type) {
    case 'object':
      return isFields(value) && fieldsFit(value, schema, root)
    case 'array':
      return (
        Array.isArray(value) &&
        value.length >= (schema.minItems ?? 0) &&
        value.every((item) => fitsSchema(item, schema.items ?? {}, root))
      )
    case 'string':
      return typeof value === 'string' && textFits(value, schema)
    case 'number':
    case 'integer':
      return typeof value === 'number' && numberFits(value, schema)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    default:
      return schema.type === undefined
  }
}

/** True for a value of JSON that fits a schema. An unknown type fits nothing. */
export function fitsSchema(value: unknown, schema: JsonSchema, root: JsonSchema = schema): boolean {
  const { $ref: reference } = schema
  if (reference !== undefined) {
    const target = root.$defs?.[reference.slice('#/$defs/'.length)]
    return target !== undefined && fitsSchema(value, target, root)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && !choices.some((choice) => fitsSchema(value, choice, root))) return false
  if (schema.const !== undefined && schema.const !== value) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  return typeFits(value, schema, root)
}

/** The fields of a JSON object; no fields for any other value. The type of each field is still unknown. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

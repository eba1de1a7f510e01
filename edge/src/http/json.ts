export type JsonObject = Record<string, unknown>

/** True for an object that is not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

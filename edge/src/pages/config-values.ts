import type { ConfigData } from '@kea/shared/page/page-data'
import { isObject, type JsonObject } from '../http/json'

/** The settings in an answer of the backend, by key; null if the answer has none. */
export function readConfigValues(data: JsonObject | null): ConfigData | null {
  const values = data?.configvalues
  if (!Array.isArray(values)) return null
  return Object.fromEntries(
    values.flatMap((entry: unknown) =>
      isObject(entry) && typeof entry.key === 'string' && typeof entry.value === 'string'
        ? [[entry.key, entry.value]]
        : [],
    ),
  )
}

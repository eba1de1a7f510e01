import type { FilterEqualTypeInput, InputMaybe } from './__generated__/resolvers'

/** The values an `eq` or `in` filter lets through; null where it limits nothing. */
export function allowed(filter: InputMaybe<FilterEqualTypeInput> | undefined): string[] | null {
  if (!filter) return null
  const values = [...(filter.in ?? []), filter.eq].filter((value) => typeof value === 'string')
  return values.length > 0 ? values : null
}

import type { FilterEqualTypeInput, InputMaybe } from './__generated__/types'
import { inputRefusal } from './refusal'

/** Maximum number of values of one filter. */
const VALUES_MAX = 500

/** The values of an `eq` or `in` filter; null for no filter. */
export function filterValues(filter: InputMaybe<FilterEqualTypeInput> | undefined): string[] | null {
  if (!filter) return null
  const values = [...(filter.in ?? []), filter.eq].filter((value) => typeof value === 'string')
  if (values.length > VALUES_MAX) throw inputRefusal(`A filter has at most ${VALUES_MAX} values.`)
  return values.length > 0 ? values : null
}

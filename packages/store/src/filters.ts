import type { FilterEqualTypeInput, InputMaybe } from './__generated__/types'
import { inputRefusal } from './refusal'

/** Values of one filter. A longer list is no question of a shopper. */
const VALUES_MAX = 500

/** The values an `eq` or `in` filter lets through; null where it limits nothing. */
export function allowed(filter: InputMaybe<FilterEqualTypeInput> | undefined): string[] | null {
  if (!filter) return null
  const values = [...(filter.in ?? []), filter.eq].filter((value) => typeof value === 'string')
  if (values.length > VALUES_MAX) throw inputRefusal(`A filter has at most ${VALUES_MAX} values.`)
  return values.length > 0 ? values : null
}

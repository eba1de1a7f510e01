import { type Cents, toCents } from '@kea/shared/money'
import type { FilterEqualTypeInput, FilterRangeTypeInput, InputMaybe } from './__generated__/types'
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

/** Both ends are included. */
export interface PriceRange {
  from: Cents
  to: Cents
}

/** The range of a price filter, whose ends are in dollars as in Magento; null for no filter. */
export function filterRange(filter: InputMaybe<FilterRangeTypeInput> | undefined): PriceRange | null {
  if (!filter || (filter.from == null && filter.to == null)) return null
  const cents = (text: string | null | undefined, otherwise: Cents): Cents => {
    if (text == null) return otherwise
    if (!/^\d{1,7}(?:\.\d+)?$/.test(text)) throw inputRefusal('A price is a number, such as 14.90.')
    return toCents(Number(text))
  }
  return { from: cents(filter.from, 0), to: cents(filter.to, Number.POSITIVE_INFINITY) }
}

import { formatDate } from '@kea/shared/dates'
import { instantOf } from '@kea/shared/instant'

/** The day of a time of the shop, dd/mm/yyyy; '' for something else. */
export function dayOf(time: string): string {
  const at = instantOf(time)
  return at === null ? '' : formatDate(new Date(at))
}

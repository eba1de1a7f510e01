import { dateWordsAt } from '@kea/shared/day-words'
import { instantOf } from '@kea/shared/instant'

/** The day of a time of the shop, as in "9 December 2026"; '' for something else. */
export function dayOf(time: string): string {
  const at = instantOf(time)
  return at === null ? '' : dateWordsAt(at)
}

import type { Day } from '@kea/shared/day-numbers'
import { nextOf } from '@kea/shared/season/seasons'

/** An entry of a menu about one season. */
const TURN = /<!--turn ([\w-]+)-->([\s\S]*?)<!--\/turn-->/g

/**
 * A block whose entries about seasons stand in the order of their next days: the season that comes first is the first of
 * them. Entries between them keep their places.
 */
export function inTurn(content: string, today: Day): string {
  const dayOf = (code: string) => nextOf(code, today)?.day ?? Number.POSITIVE_INFINITY
  const entries = [...content.matchAll(TURN)].map(([, code = '', entry = '']) => ({ entry, day: dayOf(code) }))
  const sorted = entries.toSorted((a, b) => a.day - b.day).values()
  return content.replace(TURN, () => sorted.next().value?.entry ?? '')
}

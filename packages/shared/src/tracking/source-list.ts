import { escapeTracking } from './escape-tracking'
import { DIRECT } from './traffic-source'

/** Characters of the list. A cookie holds 4096 bytes, and each character may take several. */
const LIST_MAX_LENGTH = 600

/** The comma list of a shopper's sources with one more at its end, unless the visit was direct. */
export function withSource(list: string, source: string): string {
  if (source === DIRECT) return list
  const all = [...list.split(',').filter(Boolean), escapeTracking(source)]
  while (all.length > 1 && all.join().length > LIST_MAX_LENGTH) all.shift()
  return all.join()
}

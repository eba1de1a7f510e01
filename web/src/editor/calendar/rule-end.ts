import ICAL from 'ical.js'

/** A rule has no more days before the end. */
class PastEnd extends Error {}

/** The steps that the library does one by one in each of those of a rule: more than a hundred years of days. */
const INTERVAL_MAX = 40_000

/** The days of a rule up to an end. The library itself never comes back from a rule that has no more days. */
class EndingIterator extends ICAL.RecurIterator {
  readonly #end: ICAL.Time

  constructor(rule: ICAL.Recur, dtstart: ICAL.Time, end: ICAL.Time) {
    super({ rule, dtstart })
    this.#end = end
  }

  /** The first day past the end is the last one. */
  override next(again?: boolean): ICAL.Time {
    try {
      return super.next(again)
    } catch (error) {
      if (!(error instanceof PastEnd)) throw error
      this.completed = true
      return this.last
    }
  }

  /** The library asks this of each day that it looks at. */
  override check_contracting_rules(): boolean {
    if (this.last.compare(this.#end) > 0) throw new PastEnd()
    return super.check_contracting_rules()
  }
}

/**
 * Ends a rule with a day, if it does not end before.
 *
 * @throws where its steps are so long that no calendar has a second one
 */
export function endWith(rule: ICAL.Recur, end: ICAL.Time): void {
  if (rule.interval > INTERVAL_MAX) throw new Error('Steps of a rule that are too long')
  if (!rule.until || rule.until.compare(end) > 0) rule.until = end
  rule.iterator = (start) => new EndingIterator(rule, start, end)
}

import type { Clock } from '../../clock'
import { dealsOf, dealWeek } from './deal-week'
import type { DealsRepo } from './repo'

export function createDealsService({ repo, clock }: { repo: DealsRepo; clock: Clock }) {
  return {
    /**
     * Creates the offers of this week's and the next week's deals, once for each week. A new list does not change
     * current deals.
     */
    async prepare(): Promise<void> {
      const weeks = [dealWeek(clock()), dealWeek(clock(), 1)]
      const known = await repo.weeksWithDeals(weeks)
      const missing = weeks.filter(({ monday }) => !known.has(monday))
      if (missing.length === 0) return
      const list = await repo.list()
      for (const week of missing) {
        const deals = dealsOf(list, week)
        if (deals.length > 0) await repo.open(week, deals)
      }
    },

    /** Current and coming deals, the soonest first. */
    shown: () => repo.from(clock()),
  }
}

import { DAY_MS, isoDate } from '@kea/shared/dates'
import { dayOf } from '@kea/shared/day-numbers'
import { nextOf, type SeasonNow, seasonOn } from '@kea/shared/season/seasons'
import type { Clock } from '../../clock'
import { canArrive, fillSeason, type SeasonFacts } from './fill-season'
import { inTurn } from './menu-order'
import type { SeasonsRepo } from './repo'
import { hasPlace, needsSeason, partIn, withBlock, withPart } from './season-page'

/** What of a page the season changes. */
interface Seasonal {
  heading: string
  content: string
}

/** The block of a season for the time in which nothing that is printed can arrive before its day. */
const LATE = 'late'
const blockOf = (code: string) => `season-${code}`

export function createSeasonsService({ repo, clock }: { repo: SeasonsRepo; clock: Clock }) {
  const today = () => Date.parse(isoDate(clock().getTime())) / DAY_MS

  async function factsOf(now: SeasonNow): Promise<SeasonFacts> {
    return { ...now, today: today(), ...(await repo.facts(now.season.occasion)) }
  }

  /** The page as it is today in New Zealand. Its own text stays where no season is, or where the season has no block. */
  async function ofToday<Page extends Seasonal>(page: Page): Promise<Page> {
    if (!needsSeason(page.content)) return page
    const { content, heading } = await withSeason(page)
    return { ...page, heading, content: await withNextDays(content) }
  }

  async function withSeason({ heading, content }: Seasonal): Promise<Seasonal> {
    const own = { heading, content: withBlock(content, null) }
    const now = hasPlace(content) ? seasonOn(dayOf(today())) : null
    if (!now) return own
    const facts = await factsOf(now)
    const block = await repo.block(blockOf(canArrive(facts) ? now.season.code : LATE))
    if (!block) return own
    return { heading: fillSeason(block.title, facts), content: withBlock(content, fillSeason(block.content, facts)) }
  }

  /** Parts about one season have the days of its next time. */
  async function withNextDays(content: string): Promise<string> {
    let filled = content
    for (let part = partIn(filled); part; part = partIn(filled)) {
      const next = nextOf(part.code, dayOf(today()))
      filled = withPart(filled, next ? fillSeason(part.text, await factsOf(next)) : '')
    }
    return filled
  }

  /** A block of today: entries about seasons are in the order of their next days. */
  const blockOfToday = (content: string): string => inTurn(content, dayOf(today()))

  return { ofToday, blockOfToday, courierDays: repo.courier }
}

export type SeasonsService = ReturnType<typeof createSeasonsService>

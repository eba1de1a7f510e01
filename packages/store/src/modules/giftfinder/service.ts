import { DAY_MS, isoDate } from '@kea/shared/dates'
import type { Clock } from '../../clock'
import type { Product } from '../catalogue/product'
import type { CatalogueService } from '../catalogue/service'
import type { SeasonsService } from '../seasons/service'
import { type Answers, type AskedAnswers, type Question, questionsOn, readAnswers, seasonAnswers } from './answers'
import { type Decision, decide, type FoundGift } from './decide'
import type { GiftFinderRepo } from './repo'

export interface FoundGifts extends Decision {
  answers: Answers
  questions: Question[]
  /** The first of the gifts, with their products. */
  shown: (FoundGift & { product: Product })[]
}

interface Needs {
  repo: GiftFinderRepo
  catalogue: Pick<CatalogueService, 'attributes' | 'byId' | 'startPricesOf'>
  seasons: Pick<SeasonsService, 'courierDays'>
  clock: Clock
}

export const createGiftFinderService = ({ repo, catalogue, seasons, clock }: Needs) => ({
  /**
   * @param asked null for the answers of the season
   * @param limit products that are shown
   */
  async find(asked: AskedAnswers | null, limit: number): Promise<FoundGifts> {
    // In New Zealand. Its midnight decides what can still come in time.
    const today = Date.parse(isoDate(clock().getTime())) / DAY_MS
    const [attributes, rows, courier] = await Promise.all([
      catalogue.attributes(),
      repo.candidates(),
      seasons.courierDays(),
    ])
    const starts = await catalogue.startPricesOf(rows.map(({ id }) => id))
    const candidates = rows.flatMap((row) => {
      const start = starts.get(row.id)
      return start ? [{ ...row, cents: start.cents }] : []
    })
    const answers = asked ? readAnswers(asked, attributes, today) : seasonAnswers(attributes, today)
    const decision = decide(candidates, answers, { today, courier })
    const first = decision.gifts.slice(0, limit)
    const products = new Map((await catalogue.byId(first.map(({ id }) => id))).map((one) => [one.id, one]))
    return {
      ...decision,
      answers,
      questions: questionsOn(attributes, today),
      shown: first.flatMap((gift) => {
        const product = products.get(gift.id)
        return product ? [{ ...gift, product }] : []
      }),
    }
  },
})

// Which products answer the questions of the gift finder, in which order, and what to ask less of where few do.
import { arrivalDays } from '@kea/shared/delivery/arrival'
import type { Cents } from '@kea/shared/money'
import { orderByDay } from '@kea/shared/season/order-by'
import type { CourierDays } from '../seasons/fill-season'
import { type Answers, BUDGETS, QUESTIONS, type QuestionCode } from './answers'

/** A product that may be a present. Its people and occasions are listed with those first that it is best for. */
export interface Candidate {
  id: number
  sku: string
  recipients: readonly string[]
  occasions: readonly string[]
  /** Today's start price. */
  cents: Cents
  /** Working days in the workshop; null if nobody knows. */
  readyWithin: number | null
}

/** What "in time" is worked out from. */
export interface Timing {
  /** As a day number. */
  today: number
  courier: CourierDays
}

export interface FoundGift {
  id: number
  sku: string
  /** The last day to order, as a day number; null where no day is asked. */
  orderBy: number | null
  isExpress: boolean
}

/** One answer that is taken back or widened, with the number of products that it finds. */
export interface Looser {
  code: QuestionCode
  /** Null for no answer. */
  value: string | null
  count: number
}

export interface Decision {
  /** The best first. */
  gifts: FoundGift[]
  /** Products that fit and cannot be there in time. */
  late: number
  looser: Looser[]
}

/** With fewer presents than this the finder says what to ask less of. */
const FEW = 4
/** A product is best for the first ones of its list. */
const BEST_FOR = 2
const CENTS = 100

/** A present is for somebody and for some occasion; an easel is neither. */
const isPresent = ({ recipients, occasions }: Candidate): boolean => recipients.length > 0 && occasions.length > 0

const fits = (one: Candidate, { recipient, occasion, budget }: Answers): boolean =>
  (recipient === null || one.recipients.includes(recipient)) &&
  (occasion === null || one.occasions.includes(occasion)) &&
  (budget === null || one.cents <= budget * CENTS)

/** How many of the answers a product is best for. */
function fitOf({ recipients, occasions }: Candidate, { recipient, occasion }: Answers): number {
  const isBest = (list: readonly string[], asked: string | null) =>
    asked !== null && list.slice(0, BEST_FOR).includes(asked)
  return Number(isBest(recipients, recipient)) + Number(isBest(occasions, occasion))
}

/** The last day to order for the asked day, which has not passed; null if there is none. Express goes to towns only. */
function lastDay({ readyWithin }: Candidate, by: number, { zone }: Answers, { today, courier }: Timing) {
  const ways = zone === 'town' ? (['town', 'express'] as const) : ([zone] as const)
  for (const way of ways) {
    // It may come on the day itself.
    const orderBy = orderByDay(by + 1, arrivalDays(readyWithin, courier[way]))
    if (orderBy !== null && orderBy >= today) return { orderBy, isExpress: way === 'express' }
  }
  return null
}

function find(candidates: readonly Candidate[], answers: Answers, timing: Timing) {
  const gifts: (FoundGift & { fit: number })[] = []
  let late = 0
  for (const one of candidates) {
    if (!isPresent(one) || !fits(one, answers)) continue
    const { by } = answers
    const last = by === null ? { orderBy: null, isExpress: false } : lastDay(one, by, answers, timing)
    if (last) gifts.push({ id: one.id, sku: one.sku, ...last, fit: fitOf(one, answers) })
    else late += 1
  }
  return { gifts, late }
}

/** The answers with one of them taken back or widened. */
function changes(answers: Answers): { code: QuestionCode; value: string | null; answers: Answers }[] {
  return QUESTIONS.filter((code) => answers[code] !== null).flatMap((code) => {
    const wider = code === 'budget' ? BUDGETS.filter((dollars) => dollars > (answers.budget ?? 0)) : []
    return [...wider, null].map((value) => ({
      code,
      value: value === null ? null : String(value),
      answers: { ...answers, [code]: value },
    }))
  })
}

/** The smallest change of each question that finds more, the largest number first. */
function looserOf(candidates: readonly Candidate[], answers: Answers, timing: Timing, found: number): Looser[] {
  const looser = new Map<QuestionCode, Looser>()
  for (const { code, value, answers: changed } of changes(answers)) {
    if (looser.has(code)) continue
    const count = find(candidates, changed, timing).gifts.length
    if (count > found) looser.set(code, { code, value, count })
  }
  return [...looser.values()].toSorted((a, b) => b.count - a.count)
}

/** @param candidates the best-sellers first */
export function decide(candidates: readonly Candidate[], answers: Answers, timing: Timing): Decision {
  const { gifts, late } = find(candidates, answers, timing)
  return {
    gifts: gifts
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ id, sku, orderBy, isExpress }) => ({ id, sku, orderBy, isExpress })),
    late,
    looser: gifts.length < FEW ? looserOf(candidates, answers, timing, gifts.length) : [],
  }
}

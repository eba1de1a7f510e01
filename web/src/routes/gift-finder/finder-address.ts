import type { GiftAnswersInput } from '~/api/__generated__/types'

/** What a shopper has answered; null for a question that is skipped. */
export interface Answers {
  recipient: string | null
  occasion: string | null
  /** Dollars, at most. */
  budget: string | null
  /** The last day on which it may arrive, yyyy-mm-dd. */
  by: string | null
  /** `town`, `rural` or `chathams`. */
  zone: string
}

export type QuestionCode = Exclude<keyof Answers, 'zone'>

export const NO_ANSWERS: Answers = { recipient: null, occasion: null, budget: null, by: null, zone: 'town' }

/** Names in the address. */
const NAMES = { recipient: 'for', occasion: 'occasion', budget: 'budget', by: 'by', zone: 'to' } as const
const TOWN = 'town'
/** No name of a person: an address without any answer has those of the season. */
const ANYONE = 'anyone'

/** Presents at first, and with each "Show more". */
export const STEP = 12
const STEPS_MAX = 5

/** The answers of an address; null for one without any, which has those of the season. The store ignores what it does not know. */
export function readAnswers(search: URLSearchParams): GiftAnswersInput | null {
  if (!Object.values(NAMES).some((name) => search.has(name))) return null
  const { recipient, occasion, budget, by, zone } = NAMES
  const dollars = search.get(budget) ?? ''
  return {
    recipient: search.get(recipient),
    occasion: search.get(occasion),
    budget: /^\d{1,4}$/.test(dollars) ? Number(dollars) : null,
    by: search.get(by),
    zone: search.get(zone),
  }
}

/** How many presents an address shows. */
export function readShown(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]$/.test(page) ? Math.min(Number(page), STEPS_MAX) * STEP : STEP
}

/** The query of the answers, and of more presents than the first ones. */
export function queryOf(answers: Answers, shown = STEP): string {
  const search = new URLSearchParams()
  for (const [code, name] of Object.entries(NAMES)) {
    const value = answers[code as keyof Answers]
    if (value !== null && value !== TOWN) search.set(name, value)
  }
  if (search.size === 0) search.set(NAMES.recipient, ANYONE)
  if (shown > STEP) search.set('page', String(shown / STEP))
  return `?${search}`
}

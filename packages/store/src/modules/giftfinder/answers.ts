import { DAY_MS, dateAt } from '@kea/shared/dates'
import { dayOf } from '@kea/shared/day-numbers'
import { DELIVERY_ZONES, type DeliveryZone } from '@kea/shared/delivery/delivery-zone'
import { type SeasonNow, seasonOn } from '@kea/shared/season/seasons'
import type { Attribute } from '../catalogue/aggregate'

export const QUESTIONS = ['recipient', 'occasion', 'budget', 'by'] as const
export type QuestionCode = (typeof QUESTIONS)[number]

/** What a shopper has answered; null for a question that is skipped. */
export interface Answers {
  recipient: string | null
  occasion: string | null
  /** Dollars, at most. */
  budget: number | null
  /** The last day on which it may arrive, as a day number. */
  by: number | null
  zone: DeliveryZone
}

export interface Question {
  code: QuestionCode
  options: { value: string; label: string }[]
}

/** An answer as it was sent. */
export type AskedAnswers = Partial<Record<'recipient' | 'occasion' | 'by' | 'zone', string | null>> & {
  budget?: number | null
}

/** Dollars, as in the filter of the lists. */
export const BUDGETS = [25, 50, 100, 200]

const WEEK = 7
/** Days from today, with what they are called. */
const SPANS = [
  [WEEK, 'In a week'],
  [2 * WEEK, 'In two weeks'],
  [4 * WEEK, 'In four weeks'],
] as const
/** A later day is a mistake. */
const DAYS_AHEAD_MAX = 365

export const dateOfDay = (day: number): string => dateAt(day * DAY_MS)

/** The day number of a date; null for anything else. */
export function dayOfDate(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const day = Date.parse(date) / DAY_MS
  return Number.isNaN(day) || dateOfDay(day) !== date ? null : day
}

/** The day before that of the season, which is the last one on which a present may come; null once it has passed. */
function eveOf(season: SeasonNow | null, today: number): number | null {
  return season && season.day - 1 >= today ? season.day - 1 : null
}

const optionsOf = (attributes: readonly Attribute[], code: string) =>
  attributes.find((attribute) => attribute.code === code)?.options ?? []

const known = (attributes: readonly Attribute[], code: string, value: string | null | undefined): string | null =>
  optionsOf(attributes, code).some((option) => option.value === value) ? (value ?? null) : null

/** The answers of the season that the shop is about; none outside of a season. */
export function seasonAnswers(attributes: readonly Attribute[], today: number): Answers {
  const season = seasonOn(dayOf(today))
  const by = eveOf(season, today)
  const occasion = by === null ? null : known(attributes, 'occasion', season?.season.occasion)
  return { recipient: null, occasion, budget: null, by, zone: 'town' }
}

/** The answers that were sent, without what the shop does not know. */
export function readAnswers(asked: AskedAnswers, attributes: readonly Attribute[], today: number): Answers {
  const by = dayOfDate(asked.by ?? '')
  return {
    recipient: known(attributes, 'recipient', asked.recipient),
    occasion: known(attributes, 'occasion', asked.occasion),
    budget: BUDGETS.find((dollars) => dollars === asked.budget) ?? null,
    by: by !== null && by >= today && by <= today + DAYS_AHEAD_MAX ? by : null,
    zone: DELIVERY_ZONES.find((zone) => zone === asked.zone) ?? 'town',
  }
}

const dayOption = (day: number, label: string) => ({ value: dateOfDay(day), label })

/** The days to choose from: that of the season first, where there is one, then those that are later or sooner. */
function dayOptions(today: number): Question['options'] {
  const season = seasonOn(dayOf(today))
  const eve = eveOf(season, today)
  const spans = SPANS.filter(([days]) => today + days !== eve).map(([days, name]) => dayOption(today + days, name))
  return season && eve !== null ? [dayOption(eve, `Before ${season.season.name}`), ...spans] : spans
}

/** The questions in their order, with what can be answered today. */
export const questionsOn = (attributes: readonly Attribute[], today: number): Question[] => [
  { code: 'recipient', options: optionsOf(attributes, 'recipient') },
  { code: 'occasion', options: optionsOf(attributes, 'occasion') },
  { code: 'budget', options: BUDGETS.map((dollars) => ({ value: String(dollars), label: `Up to N$${dollars}` })) },
  { code: 'by', options: dayOptions(today) },
]

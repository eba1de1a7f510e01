// What a page says of the season: its parts for the season, and the last days to order.
import { DAY_MS } from '@kea/shared/dates'
import { dayWords } from '@kea/shared/day-words'
import { arrivalDays } from '@kea/shared/delivery/arrival'
import { escapeHtml } from '@kea/shared/head/escape'
import { routes } from '@kea/shared/routes'
import { orderByDay } from '@kea/shared/season/order-by'
import type { SeasonNow } from '@kea/shared/season/seasons'

/** Ways of delivery that a text may name: the working days of the settings, such as "3–5". */
export type CourierDays = Readonly<Record<'town' | 'rural' | 'chathams' | 'express', string>>

/** Working days in the workshop, with the products that need them. */
export interface Workshop {
  days: number
  products: readonly { name: string; path: string }[]
}

/** What a page is filled with. */
export interface SeasonFacts extends SeasonNow {
  /** As a day number. */
  today: number
  courier: CourierDays
  /** The quickest first. */
  workshop: readonly Workshop[]
}

const WAYS = [
  ['town', 'To a town'],
  ['rural', 'Rural delivery'],
  ['chathams', 'Chatham Islands'],
] as const

/** Products that a row names; the others are counted. */
const NAMED = 3

const dayOfWay = ({ day, courier }: SeasonFacts, making: number, way: keyof CourierDays): number | null =>
  orderByDay(day, arrivalDays(making, courier[way]))

/** The same if it has not passed. */
function openDay(facts: SeasonFacts, making: number, way: keyof CourierDays): number | null {
  const day = dayOfWay(facts, making, way)
  return day === null || day < facts.today ? null : day
}

const words = (day: number): string => dayWords(day * DAY_MS)

function namesOf({ products }: Workshop): string {
  const links = products
    .slice(0, NAMED)
    .map(({ name, path }) => `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`)
  const left = products.length - links.length
  return left > 0 ? `${links.join(', ')} and ${left} more` : links.join(', ')
}

const tooLate = ({ season }: SeasonFacts): string =>
  `<p>What we print can’t be with you before ${season.name} any more. A <a href="${routes.giftCertificate()}">gift certificate</a> comes by email on the day that you choose, even on the last one.</p>`

/** A table with a row for each time in the workshop; what cannot arrive any more has no row. */
export function orderByTable(facts: SeasonFacts): string {
  const rows = facts.workshop.flatMap((group) => {
    const days = WAYS.map(([way]) => openDay(facts, group.days, way))
    if (days.every((day) => day === null)) return []
    const cells = days.map((day) => `<td>${day === null ? 'Too late now' : words(day)}</td>`)
    return [`<tr><th scope="row">${namesOf(group)}</th>${cells.join('')}</tr>`]
  })
  if (rows.length === 0) return tooLate(facts)
  const head = ['Order by', ...WAYS.map(([, title]) => title)].map((title) => `<th scope="col">${title}</th>`)
  return `<table tabindex="0"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Whether something that is printed can still arrive before the day. */
export function canArrive(facts: SeasonFacts): boolean {
  const [quickest] = facts.workshop
  if (!quickest) return false
  return (['town', 'express'] as const).some((way) => openDay(facts, quickest.days, way) !== null)
}

/** The days for a town and for a rural address, as the end of a sentence; null if it is too late for a town. */
function byTown(facts: SeasonFacts, making: number): string | null {
  const [town, rural] = [openDay(facts, making, 'town'), openDay(facts, making, 'rural')]
  if (town === null) return null
  return `by ${words(town)}${rural === null ? ' for a town' : `, or by ${words(rural)} for a rural address`}`
}

/** The last days as a sentence: for most products, later for the quickest, in the end with express. Empty if nothing can arrive. */
function whenToOrder(facts: SeasonFacts): string {
  const { season, workshop } = facts
  const [quickest] = workshop
  const most = workshop.toSorted((a, b) => b.products.length - a.products.length)[0]
  if (!quickest || !most) return ''
  const byMost = byTown(facts, most.days)
  if (byMost) return `Order most things ${byMost}.`
  const byQuickest = byTown(facts, quickest.days)
  if (byQuickest) return `Our quickest gifts still make it before ${season.name}: order ${byQuickest}.`
  const express = openDay(facts, quickest.days, 'express')
  return express === null
    ? ''
    : `With express to a town, our quickest gifts still make it before ${season.name}: order by ${words(express)}.`
}

/**
 * A text with its placeholders filled: `{season}` is the name of the season, `{when}` the sentence with the last days to order,
 * `{order by}` the table of all products.
 */
export const fillSeason = (text: string, facts: SeasonFacts): string =>
  text
    .replaceAll('{season}', facts.season.name)
    .replaceAll('{when}', () => whenToOrder(facts))
    .replaceAll('{order by}', () => orderByTable(facts))

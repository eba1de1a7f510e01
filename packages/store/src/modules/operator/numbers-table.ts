import { formatMoney } from '@kea/shared/money'
import { VITALS } from '@kea/shared/tracking/count'
import type { NumberRow } from '../numbers/repo'
import type { OrderFigures } from '../orders/order-figures'
import type { CommandRow } from './command'

const PRODUCTS_MAX = 20
const QUARTILE = 0.75

/** The lines of the funnel, in the order in which a shopper passes them. */
const FUNNEL: readonly (readonly [label: string, isOf: (row: NumberRow) => boolean])[] = [
  ['visits', ({ kind }) => kind === 'visit'],
  ['pages', ({ kind }) => kind === 'page'],
  ['product pages', ({ kind, name }) => kind === 'page' && name === 'product'],
  ['design tool opened', ({ kind, name }) => kind === 'page' && name === 'tool'],
  ['put into the cart', ({ kind }) => kind === 'added'],
  ['checkout begun', ({ kind }) => kind === 'checkout'],
]

const sumOf = (rows: readonly NumberRow[]): number => rows.reduce((sum, { count }) => sum + count, 0)
const onMobile = ({ device }: NumberRow): boolean => device === 'mobile'

/** The rows by a part of their name. */
function grouped(rows: readonly NumberRow[], partOf: (name: string) => string): [string, NumberRow[]][] {
  const groups = new Map<string, NumberRow[]>()
  for (const row of rows) groups.set(partOf(row.name), [...(groups.get(partOf(row.name)) ?? []), row])
  return [...groups]
}

function line(group: string, name: string, rows: readonly NumberRow[]): CommandRow {
  const mobile = sumOf(rows.filter(onMobile))
  const all = sumOf(rows)
  return { group, name, mobile, other: all - mobile, all }
}

/** A line for each name, the largest first. */
function lines(group: string, rows: readonly NumberRow[]): CommandRow[] {
  return grouped(rows, (name) => name)
    .map(([name, named]) => ({ name, named, sum: sumOf(named) }))
    .sort((a, b) => b.sum - a.sum || a.name.localeCompare(b.name))
    .map(({ name, named }) => line(group, name, named))
}

/** The value below which three of four measures are; null without any. */
function quartile(measures: readonly { value: number; count: number }[]): number | null {
  const sorted = measures.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { value, count } of sorted) {
    below += count
    if (below >= total * QUARTILE) return value
  }
  return null
}

/** Layout shifts are stored in thousandths. */
const shown = (vital: string, value: number | null): string =>
  value === null ? '' : vital === 'CLS' ? String(value / 1000) : `${value} ms`

function vitals(rows: readonly NumberRow[]): CommandRow[] {
  const measured = rows.filter(({ kind }) => kind === 'vital')
  const byPage = grouped(measured, (name) => name.slice(0, name.lastIndexOf(' ')))
  const p75 = (vital: string, some: readonly NumberRow[]) =>
    shown(
      vital,
      quartile(some.map(({ name, count }) => ({ value: Number(name.slice(name.lastIndexOf(' ') + 1)), count }))),
    )
  return VITALS.flatMap((vital) =>
    byPage
      .filter(([key]) => key.startsWith(`${vital} `))
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, some]) => ({
        group: 'p75',
        name: key,
        mobile: p75(vital, some.filter(onMobile)),
        other: p75(
          vital,
          some.filter((row) => !onMobile(row)),
        ),
        all: p75(vital, some),
      })),
  )
}

/** The rows of `pnpm shop numbers`: funnel, sources, products, pages, vitals and errors. */
export function numbersTable(rows: readonly NumberRow[], { orders, cents }: OrderFigures): CommandRow[] {
  const of = (kind: NumberRow['kind']) => rows.filter((row) => row.kind === kind)
  return [
    ...FUNNEL.map(([name, isOf]) => line('funnel', name, rows.filter(isOf))),
    { group: 'funnel', name: 'orders', mobile: null, other: null, all: orders },
    { group: 'funnel', name: 'revenue', mobile: null, other: null, all: formatMoney(cents) },
    ...lines('source', of('visit')),
    ...lines('product', of('product')).slice(0, PRODUCTS_MAX),
    ...lines('page', of('page')),
    ...vitals(rows),
    ...lines('script error', of('error')),
  ]
}

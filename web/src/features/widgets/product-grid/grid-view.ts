import { toCents } from '@kea/shared/money'
import type { WidgetItem } from '../parse-content'

/** Filter and order of a grid, from the URL. */
export interface GridView {
  kind: string | null
  sort: Sort
}

export const SORTS = { shown: 'As shown', low: 'Lowest price first', high: 'Highest price first', name: 'By name' }
export type Sort = keyof typeof SORTS

export const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(SORTS, value)

/** Unknown values are ignored, so an old or mistyped URL shows all items. */
export function readView(search: URLSearchParams, kinds: readonly string[]): GridView {
  const kind = search.get('kind')
  const sort = search.get('sort')
  return { kind: kind !== null && kinds.includes(kind) ? kind : null, sort: isSort(sort) ? sort : 'shown' }
}

/** Search parameters with another view. All others stay. */
export function withView(search: URLSearchParams, { kind, sort }: GridView): URLSearchParams {
  const next = new URLSearchParams(search)
  if (kind === null) next.delete('kind')
  else next.set('kind', kind)
  if (sort === 'shown') next.delete('sort')
  else next.set('sort', sort)
  return next
}

/** Kinds in the order in which they first appear. */
export const kindsOf = (items: readonly WidgetItem[]): string[] => [
  ...new Set(items.flatMap(({ data }) => (data.kind ? [data.kind] : []))),
]

const AMOUNT = /(\d[\d,]*(?:\.\d+)?)/

/** The amount of a written price such as "From N$1,234.50", in cents. Items without a price sort last. */
const centsOf = ({ data }: WidgetItem): number => {
  const [, amount] = AMOUNT.exec(data.price ?? '') ?? []
  return amount ? toCents(Number.parseFloat(amount.replaceAll(',', ''))) : Number.POSITIVE_INFINITY
}

/** The items of a kind, in order. `price` returns the live price of an item, or null. */
export function arrange(
  items: readonly WidgetItem[],
  { kind, sort }: GridView,
  price: (item: WidgetItem) => number | null = () => null,
): WidgetItem[] {
  const found = items.filter(({ data }) => kind === null || data.kind === kind)
  const cents = (item: WidgetItem) => price(item) ?? centsOf(item)
  const title = ({ data }: WidgetItem) => data.title ?? ''
  // Two items without a price are equal: Infinity - Infinity is NaN.
  const byPrice = (a: WidgetItem, b: WidgetItem) => (cents(a) === cents(b) ? 0 : cents(a) - cents(b))
  if (sort === 'name') return found.toSorted((a, b) => title(a).localeCompare(title(b), 'en-NZ'))
  if (sort === 'low') return found.toSorted(byPrice)
  return sort === 'high' ? found.toSorted((a, b) => byPrice(b, a)) : found
}

/** Column spans of a grid of twelve columns. Rows of two and of three items alternate, and every row is full. */
export function unevenSpans(count: number): number[] {
  const spans: number[] = []
  const rows = [
    [7, 5],
    [4, 4, 4],
    [5, 7],
    [4, 4, 4],
  ]
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length
    const want = rows[row % rows.length] ?? []
    if (left === 1) spans.push(12)
    else if (left === 2 || left === 4) spans.push(...(row % 4 === 2 ? [5, 7] : [7, 5]))
    else spans.push(...want)
  }
  return spans
}

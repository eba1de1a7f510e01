import { monthAfter } from '../calendar/days'
import { monthTitle } from '../calendar/month-names'
import type { DesignDocument, DesignSurface } from '../document/document'
import { optionsOn, placeOf, surfaceOf, surfacesOf } from '../document/records'
import { cardAt, cardName } from '../geometry/playing-cards'
import type { ProductDefinition, SurfaceNames } from '../product/definition'
import { partOf, partsOf } from '../product/parts'
import { type PageRow, pageRows } from './page-rows'

type Design = Pick<DesignDocument, 'options' | 'records' | 'settings'>

/** What a name is made of. */
interface Named {
  design: Design
  /** What a shopper calls the part. */
  label: string
  /** The place among the surfaces of the part, from 0. */
  at: number
  /** The surfaces of the part. */
  count: number
  /** The rows of other parts before it. */
  before: readonly PageRow[]
}

const numbered = ({ label, at }: Named): string => `${label} ${at + 1}`

const alone = (named: Named): string => (named.count > 1 ? numbered(named) : named.label)

/** A part of a book that is there once is a single page with a name of its own. The others are spreads. */
function byPages(named: Named): string {
  if (named.count === 1) return named.label
  const pages = named.before
    .filter(({ names }) => names === 'pages')
    .reduce((sum, { count }) => sum + (count === 1 ? 1 : 2 * count), 0)
  const left = pages + 2 * named.at + 1
  return `Pages ${left}–${left + 1}`
}

/** The month that a page of a calendar has. */
const byMonth = (named: Named): string => {
  const { settings } = named.design
  return settings ? monthTitle(monthAfter(settings.firstMonth, named.at)) : numbered(named)
}

const NAMES: Record<SurfaceNames, (named: Named) => string> = {
  numbers: numbered,
  months: byMonth,
  cards: ({ at }) => cardName(cardAt(at)),
  pages: byPages,
}

/** True where a message must say which surface it is about. */
export const hasSeveralNames = (definition: ProductDefinition, options: readonly string[]): boolean =>
  partsOf(definition, options).length > 1 ||
  (definition.arrangement.kind === 'pages' &&
    pageRows(definition.arrangement, definition, options).some(({ count }) => count > 1))

/** What a shopper calls a surface: `Front`, `Pair 7`, `Pages 4–5`. */
export function pageName(
  definition: ProductDefinition,
  design: Design,
  surface: Pick<DesignSurface, 'id' | 'part' | 'options' | 'pairWith'>,
): string {
  const { arrangement } = definition
  const first = surface.pairWith === undefined ? null : surfaceOf(design, surface.pairWith)
  if (first && first.pairWith === undefined) return `${pageName(definition, design, first)}, second card`
  const { label } = partOf(definition, optionsOn(design, surface), surface.part)
  const beside = surfacesOf(design).filter(({ part }) => part === surface.part)
  const at = Math.max(placeOf(design, surface), 0)
  const named = { design, label, at, count: beside.length, before: [] }
  if (arrangement.kind !== 'pages') return alone(named)
  const rows = pageRows(arrangement, definition, design.options)
  const from = rows.findIndex(({ part }) => part === surface.part)
  const { count = 1, names } = rows[from] ?? {}
  return (names ? NAMES[names] : alone)({ ...named, count, before: rows.slice(0, Math.max(from, 0)) })
}

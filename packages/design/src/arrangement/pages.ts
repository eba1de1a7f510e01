import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn, surfaceId, surfacesOf } from '../document/records'
import { isStarting } from '../edits/start'
import type { PagesArrangement, ProductDefinition } from '../product/definition'
import { partOf, partsOf } from '../product/parts'
import { hasOptions } from './has-options'
import { firstEmpty, PARTS, turnedByFirst } from './parts'
import { type ArrangementRules, CHANGED, NO_FIT, NOTHING } from './rules'

/** The surfaces of one part, one after another. */
interface Row {
  part: string
  count: number
}

/** The rows of a product for these options. An option may set the count of a part, or leave the part out. */
function rowsOf(arrangement: PagesArrangement, definition: ProductDefinition, options: readonly string[]): Row[] {
  const left = new Set(partsOf(definition, options).map(({ id }) => id))
  const counts: Record<string, number> = Object.assign(
    {},
    ...definition.effects.filter(({ option }) => options.includes(option)).map(({ counts: chosen }) => chosen),
  )
  return arrangement.sequence
    .filter(({ part }) => left.has(part))
    .map(({ part, count }) => ({ part, count: counts[part] ?? count }))
}

/** The first surface of a part has the id that it has where the part is there once. */
const pageId = (part: string, at: number): string => (at === 0 ? surfaceId(part) : `${surfaceId(part)}:${at + 1}`)

const messageOn = (label: string, count: number, at: number): string =>
  `Nothing is on ${count === 1 ? label : `${label} ${at + 1}`} yet. Put a photo on it first.`

/** Sheets of several kinds, each kind as often as the options say: a book, a calendar, a deck of cards. */
export function pagesRules(arrangement: PagesArrangement): ArrangementRules {
  const shownFor = (
    definition: ProductDefinition,
    design: Pick<DesignDocument, 'records'>,
    options: readonly string[],
  ): readonly DesignSurface[] => {
    const all = surfacesOf(design)
    return rowsOf(arrangement, definition, options).flatMap(({ part, count }) =>
      all.filter((surface) => surface.part === part).slice(0, count),
    )
  }
  const timesPrinted = (id: string) => arrangement.sequence.find(({ part }) => part === id)?.timesPrinted ?? 1
  const shown: ArrangementRules['shown'] = (definition, design) => shownFor(definition, design, design.options)
  return {
    ...PARTS,
    surfacesFor: (definition, options) =>
      rowsOf(arrangement, definition, options).flatMap(({ part, count }) =>
        Array.from({ length: count }, (_, at) => ({ id: pageId(part, at), part })),
      ),
    shown,
    nextPlace: firstEmpty({ shown }),
    // Sheets are bound together, so they lie the same way.
    turnedByPhoto: turnedByFirst,
    printedOn: shownFor,
    timesOf: (_, surface) => timesPrinted(surface.part),
    paidPages: (definition, options, part) =>
      (rowsOf(arrangement, definition, options).find((row) => row.part === part)?.count ?? 0) * timesPrinted(part),
    problem: (definition, design, { options }) => {
      if (!hasOptions(design.options, options)) return CHANGED
      const rows = rowsOf(arrangement, definition, options)
      const surfaces = shownFor(definition, design, options)
      const on = (part: string) => surfaces.filter((surface) => surface.part === part)
      if (rows.some(({ part, count }) => on(part).length !== count)) return NO_FIT
      const isEmpty = (surface: DesignSurface) => itemsOn(design, surface).every(isStarting)
      if (surfaces.every(isEmpty)) return NOTHING
      for (const { part: id, count } of rows) {
        const part = partOf(definition, options, id)
        const at = part.mayBeEmpty ? -1 : on(id).findIndex(isEmpty)
        if (at >= 0) return messageOn(part.label, count, at)
      }
      return null
    },
  }
}

import type { DesignDocument, DesignSurface } from '../document/document'
import { itemsOn, surfaceId, surfacesOf } from '../document/records'
import { isStarting } from '../edits/start'
import type { PagesArrangement, ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'
import { hasOptions } from './has-options'
import { pageName } from './page-names'
import { pageRows } from './page-rows'
import { firstEmpty, PARTS, turnedByFirst } from './parts'
import { type ArrangementRules, CHANGED, NO_FIT, NOTHING } from './rules'

/** The first surface of a part has the id that it has where the part is there once. */
const pageId = (part: string, at: number): string => (at === 0 ? surfaceId(part) : `${surfaceId(part)}:${at + 1}`)

const emptyMessage = (name: string): string => `Nothing is on ${name} yet. Put a photo on it first.`

/** Sheets of several kinds, each kind as often as the options say: a book, a calendar, a deck of cards. */
export function pagesRules(arrangement: PagesArrangement): ArrangementRules {
  const shownFor = (
    definition: ProductDefinition,
    design: Pick<DesignDocument, 'records'>,
    options: readonly string[],
  ): readonly DesignSurface[] => {
    const all = surfacesOf(design)
    return pageRows(arrangement, definition, options).flatMap(({ part, count }) =>
      all.filter((surface) => surface.part === part).slice(0, count),
    )
  }
  const timesPrinted = (id: string) => arrangement.sequence.find(({ part }) => part === id)?.timesPrinted ?? 1
  const shown: ArrangementRules['shown'] = (definition, design) => shownFor(definition, design, design.options)
  return {
    ...PARTS,
    surfacesFor: (definition, options) =>
      pageRows(arrangement, definition, options).flatMap(({ part, count }) =>
        Array.from({ length: count }, (_, at) => ({ id: pageId(part, at), part })),
      ),
    shown,
    nextPlace: firstEmpty({ shown }),
    // Sheets are bound together, so they lie the same way.
    turnedByPhoto: turnedByFirst,
    printedOn: shownFor,
    timesOf: (_, surface) => timesPrinted(surface.part),
    paidPages: (definition, options, part) =>
      (pageRows(arrangement, definition, options).find((row) => row.part === part)?.count ?? 0) * timesPrinted(part),
    problem: (definition, design, { options }) => {
      if (!hasOptions(design.options, options)) return CHANGED
      const rows = pageRows(arrangement, definition, options)
      const surfaces = shownFor(definition, design, options)
      const on = (part: string) => surfaces.filter((surface) => surface.part === part)
      if (rows.some(({ part, count }) => on(part).length !== count)) return NO_FIT
      const isEmpty = (surface: DesignSurface) => itemsOn(design, surface).every(isStarting)
      if (surfaces.every(isEmpty)) return NOTHING
      for (const { part: id } of rows) {
        const part = partOf(definition, options, id)
        const empty = part.mayBeEmpty ? undefined : on(id).find(isEmpty)
        if (empty) return emptyMessage(pageName(definition, design, empty))
      }
      return null
    },
  }
}

import type { DesignDocument, DesignSurface } from '../document/document'
import { surfaceId, surfacesOf } from '../document/records'
import type { PagesArrangement, ProductDefinition } from '../product/definition'
import { partOf } from '../product/parts'
import { hasOptions } from './has-options'
import { isEmpty, isUntouched } from './is-empty'
import { pageName } from './page-names'
import { countedPages, fileOrder } from './page-order'
import { type PageRow, pageRows } from './page-rows'
import { PARTS, turnedByFirst } from './parts'
import { type ArrangementRules, CHANGED, NO_FIT, NOTHING } from './rules'

/** The first surface of a part has the id that it has where the part is there once. */
const pageId = (part: string, at: number): string => (at === 0 ? surfaceId(part) : `${surfaceId(part)}:${at + 1}`)

const isFirst = ({ pairWith }: DesignSurface): boolean => pairWith === undefined

/** The surfaces of a row that its count has, each card of a pair with the other one behind it. */
function counted(all: readonly DesignSurface[], { part, count, isPair }: PageRow): DesignSurface[] {
  const own = all.filter((surface) => surface.part === part)
  const firsts = own.filter(isFirst).slice(0, count)
  if (!isPair) return firsts
  return firsts.flatMap((first) => [first, ...own.filter(({ pairWith }) => pairWith === first.id).slice(0, 1)])
}

/** Sheets of several kinds, each kind as often as the options say: a book, a calendar, a deck of cards. */
export function pagesRules(arrangement: PagesArrangement): ArrangementRules {
  const shownFor = (
    definition: ProductDefinition,
    design: Pick<DesignDocument, 'records'>,
    options: readonly string[],
  ): readonly DesignSurface[] => {
    const all = surfacesOf(design)
    return pageRows(arrangement, definition, options).flatMap((row) => counted(all, row))
  }
  const rowOf = (id: string) => arrangement.sequence.find(({ part }) => part === id)
  const shown: ArrangementRules['shown'] = (definition, design) => shownFor(definition, design, design.options)
  // Words of the shopper's own are enough, in place of an example too: a cover may have a title alone.
  const nextPlace: ArrangementRules['nextPlace'] = (definition, design) =>
    shown(definition, design).find(
      (surface) =>
        isUntouched(definition, design, surface) && !partOf(definition, design.options, surface.part).mayBeEmpty,
    ) ?? null
  const isPair: ArrangementRules['isPair'] = ({ part }) => rowOf(part)?.isPair ?? false
  return {
    ...PARTS,
    comparesPhotos: true,
    surfacesFor: (definition, options) =>
      pageRows(arrangement, definition, options).flatMap(({ part, count }) =>
        Array.from({ length: count }, (_, at) => ({ id: pageId(part, at), part })),
      ),
    shown,
    nextPlace,
    // Sheets are bound together, so they lie the same way.
    turnedByPhoto: turnedByFirst,
    isPair,
    // A book is told page after page; a card or a month has its place anyway.
    mayRepeat: arrangement.move === 'photos',
    isSoldOn: ({ pairWith, ...surface }) => PARTS.isSoldOn(surface) && (pairWith === undefined || isPair(surface)),
    printedOn: shownFor,
    timesOf: (surface, beside) => {
      const isOneOfTwo = !isFirst(surface) || beside.some(({ pairWith }) => pairWith === surface.id)
      return isOneOfTwo ? 1 : (rowOf(surface.part)?.timesPrinted ?? 1)
    },
    inPrintOrder: (pages) => fileOrder(arrangement, pages),
    paidPages: (definition, options, part) => countedPages(pageRows(arrangement, definition, options), part),
    problem: (definition, design, { options }) => {
      if (!hasOptions(design.options, options)) return CHANGED
      const rows = pageRows(arrangement, definition, options)
      const surfaces = shownFor(definition, design, options)
      const on = (part: string) => surfaces.filter((surface) => surface.part === part)
      if (rows.some(({ part, count }) => on(part).filter(isFirst).length !== count)) return NO_FIT
      if (surfaces.every((surface) => isEmpty(design, surface))) return NOTHING
      const empty = nextPlace(definition, design)
      if (!empty) return null
      const { pairWith = empty.id } = empty
      const name = pageName(definition, design, { ...empty, id: pairWith, pairWith: undefined })
      return isFirst(empty)
        ? `Nothing is on ${name} yet. Put a photo on it first.`
        : `Nothing is on the second card of ${name} yet. Put a photo or a word on it first.`
    },
  }
}

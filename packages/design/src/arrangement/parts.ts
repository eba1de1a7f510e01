import { itemsOn, optionsOn, placedPhotosOf, surfaceId, surfacesOf } from '../document/records'
import { isPaidBy } from '../geometry/free-size'
import type { ProductDefinition } from '../product/definition'
import { designedParts, partOf } from '../product/parts'
import { hasOptions } from './has-options'
import { isEmpty } from './is-empty'
import { type ArrangementRules, CHANGED, NO_FIT, NOTHING } from './rules'

/** Surfaces of parts that the options leave out stay in the document. */
const shown: ArrangementRules['shown'] = (definition, design) => {
  const parts = designedParts(definition, design.options).map(({ id }) => id)
  return surfacesOf(design).filter(({ part }) => parts.includes(part))
}

/** One price pays for one item: each of its parts once. */
const problem: ArrangementRules['problem'] = (definition, design, { options }) => {
  if (!hasOptions(design.options, options)) return CHANGED
  const surfaces = surfacesOf(design)
  if (!surfaces.every((surface) => isPaidBy(definition, surface, options))) return CHANGED
  const parts = designedParts(definition, options)
  const surfacesWith = (id: string) => surfaces.filter(({ part }) => part === id)
  // Parts that the options leave out are not printed.
  if (!parts.every(({ id }) => surfacesWith(id).length === 1)) return NO_FIT
  const isBare = ({ id }: { id: string }) => surfacesWith(id).every((surface) => itemsOn(design, surface).length === 0)
  if (parts.every(isBare)) return NOTHING
  const empty = parts.find((part) => isBare(part) && !part.mayBeEmpty)
  return empty ? `Nothing is on this side yet: ${empty.label}. Put a photo on it first.` : null
}

/** The first shown surface that has nothing but what it started with, and may not stay so. */
const nextPlace: ArrangementRules['nextPlace'] = (definition, design) =>
  shown(definition, design).find(
    (surface) => isEmpty(design, surface) && !partOf(definition, optionsOn(design, surface), surface.part).mayBeEmpty,
  ) ?? null

/** Every surface, where no other photo fills one: the first photo turns the piece. */
export const turnedByFirst: ArrangementRules['turnedByPhoto'] = (design, { id }) =>
  placedPhotosOf(design).every(({ surface, frame }) => surface === id && !frame) ? surfacesOf(design) : []

/** Each part once, as the options leave it: a mug, a cushion, a canvas. */
export const PARTS: ArrangementRules = {
  isCountedInDesign: false,
  isPrintedInParts: false,
  comparesPhotos: false,
  surfacesFor: ({ parts }: ProductDefinition) => parts.map(({ id }) => ({ id: surfaceId(id), part: id })),
  shown,
  nextPlace,
  turnedByPhoto: turnedByFirst,
  turnedWith: surfacesOf,
  isSoldOn: ({ copies, options, pairWith }) => copies === undefined && options === undefined && pairWith === undefined,
  isPair: () => false,
  mayRepeat: false,
  lines: ({ options }) => [options],
  printedOn: (_, design) => surfacesOf(design),
  timesOf: () => 1,
  inPrintOrder: (pages) => pages,
  unitsOf: () => 1,
  paidPages: () => 1,
  problem,
}

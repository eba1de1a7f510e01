import type { DesignDocument, DesignItem, DesignSurface } from '../document/document'
import { itemsOn, optionsOn } from '../document/records'
import type { ProductDefinition, ProductPart } from '../product/definition'
import { partOf } from '../product/parts'
import { pageName } from './page-names'
import type { PrintedSurface } from './printed'
import { nextPlace, shownSurfaces } from './shown-surfaces'

/** True for an item that may be placed on a part. */
export function allowsItem(
  { allows, month }: Pick<ProductPart, 'allows' | 'month'>,
  { type }: Pick<DesignItem, 'type'>,
): boolean {
  if (type === 'month') return month !== undefined
  return allows.includes(type === 'shape' ? 'graphic' : type)
}

/** True for what a surface has once. */
const isAlone = ({ type }: Pick<DesignItem, 'type'>): boolean => type === 'month' || type === 'neon'

/** True for an item that may come onto a surface of a part beside what is there. A page has one month, and a face one sign. */
export const takesItem = (
  design: Pick<DesignDocument, 'records'>,
  surface: DesignSurface,
  part: ProductPart,
  item: Pick<DesignItem, 'type'>,
): boolean =>
  allowsItem(part, item) && (!isAlone(item) || itemsOn(design, surface).every(({ type }) => type !== item.type))

/** True for a surface whose part is made with photos. */
export const takesPhotos = (
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options'>,
  surface: DesignSurface,
): boolean => partOf(definition, optionsOn(design, surface), surface.part).allows.includes('photo')

/** The surface itself if it takes photos, else the first that needs one, or takes one. */
export function photoSurface(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surface: DesignSurface,
): DesignSurface {
  const takes = (each: DesignSurface) => takesPhotos(definition, design, each)
  if (takes(surface)) return surface
  const empty = nextPlace(definition, design)
  return (empty && takes(empty) ? empty : shownSurfaces(definition, design).find(takes)) ?? surface
}

/** Why an item is on a part that is not made with it, for the shopper; null where none is. */
export function strangeItemProblem(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
  surfaces: readonly Pick<PrintedSurface, 'part' | 'surface'>[],
): string | null {
  const found = surfaces.find(({ part, surface }) => itemsOn(design, surface).some((item) => !allowsItem(part, item)))
  return found
    ? `${pageName(definition, design, found.surface)} takes words only. Remove everything else from it first.`
    : null
}

import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignSurface } from './document'
import { designedParts, partOf } from './parts'
import { itemsOn, optionsOn, surfacesOf } from './records'
import { isStarting } from './start'

/** The surfaces that the chosen options leave, in print order. Those of other parts stay in the document. */
export function shownSurfaces(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
): DesignSurface[] {
  const parts = designedParts(definition, design.options).map(({ id }) => id)
  return surfacesOf(design).filter(({ part }) => parts.includes(part))
}

/** The first shown surface that still needs something on it beside what it started with; null for none. */
export const firstEmptySurface = (
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
): DesignSurface | null =>
  shownSurfaces(definition, design).find(
    (surface) =>
      itemsOn(design, surface).every(isStarting) &&
      !partOf(definition, optionsOn(design, surface), surface.part).mayBeEmpty,
  ) ?? null

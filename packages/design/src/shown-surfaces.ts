import type { ProductDefinition } from './definition'
import type { DesignDocument, DesignSurface } from './document'
import { designedParts } from './parts'
import { surfacesOf } from './records'

/** The surfaces that the chosen options leave, in print order. Those of other parts stay in the document. */
export function shownSurfaces(
  definition: ProductDefinition,
  design: Pick<DesignDocument, 'options' | 'records'>,
): DesignSurface[] {
  const parts = designedParts(definition, design.options).map(({ id }) => id)
  return surfacesOf(design).filter(({ part }) => parts.includes(part))
}

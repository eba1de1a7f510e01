import type { DesignDocument, DesignSurface } from '../document/document'
import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** The surfaces that the chosen options count, in print order. Others stay in the document, set aside. */
export const shownSurfaces = (definition: ProductDefinition, design: Design): readonly DesignSurface[] =>
  arrangementOf(definition).shown(definition, design)

/** The first shown surface that still needs something on it beside what it started with; null for none. */
export const nextPlace = (definition: ProductDefinition, design: Design): DesignSurface | null =>
  arrangementOf(definition).nextPlace(definition, design)

import type { ProductDefinition } from '../definition'
import type { DesignDocument, DesignSurface } from '../document'
import { arrangementOf } from './arrangement-of'

type Design = Pick<DesignDocument, 'options' | 'records'>

/** The surfaces that the chosen options count, in print order. Others stay in the document, set aside. */
export const shownSurfaces = (definition: ProductDefinition, design: Design): DesignSurface[] =>
  arrangementOf(definition).shown(definition, design)

/** The first shown surface that still needs something on it beside what it started with; null for none. */
export const nextPlace = (definition: ProductDefinition, design: Design): DesignSurface | null =>
  arrangementOf(definition).nextPlace(definition, design)

import { takesPhotos } from '../arrangement/allowed'
import { isEmpty } from '../arrangement/is-empty'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import type { DesignDocument, DesignSurface } from '../document/document'
import type { ProductDefinition } from '../product/definition'

/** True for a page that has something on it and was not left as auto-fill has made it. Auto-fill changes none of these. */
export const isLocked = (design: Pick<DesignDocument, 'records'>, surface: DesignSurface): boolean =>
  surface.auto !== true && !isEmpty(design, surface)

/** The shown pages that take photos and are locked. */
export const lockedPages = (definition: ProductDefinition, design: DesignDocument): readonly DesignSurface[] =>
  shownSurfaces(definition, design).filter(
    (surface) => takesPhotos(definition, design, surface) && isLocked(design, surface),
  )

/** The shown pages that auto-fill may fill, in print order. The second card of a pair stays as it is. */
export const openPages = (definition: ProductDefinition, design: DesignDocument): readonly DesignSurface[] =>
  shownSurfaces(definition, design).filter(
    (surface) =>
      surface.pairWith === undefined && takesPhotos(definition, design, surface) && !isLocked(design, surface),
  )

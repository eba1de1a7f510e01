import type { DesignDocument, DesignPhoto, DesignSurface } from '../document/document'
import type { Patch } from '../document/patch'
import { fillWithPhoto, refitted } from '../edits/edits'
import type { ProductDefinition } from '../product/definition'
import { arrangementOf } from './arrangement-of'

/**
 * Puts a photo on a surface, which it fills, in place of the one there. The orientation of a piece that can rotate follows
 * its first photo, that of a print by copies each photo. In a layout it takes the first empty place.
 */
export const placePhoto = (
  definition: ProductDefinition,
  design: DesignDocument,
  surface: DesignSurface,
  photo: DesignPhoto,
): Patch => fillWithPhoto(definition, design, surface, photo, arrangementOf(definition).turnedByPhoto(design, surface))

/** Switches the piece between portrait and landscape; a print by copies only on this surface. */
export const turnPiece = (definition: ProductDefinition, design: DesignDocument, surface: DesignSurface): Patch => ({
  put: refitted(definition, design, {
    surfaces: arrangementOf(definition)
      .turnedWith(design, surface)
      .map((entry) => ({
        ...entry,
        orientation: surface.orientation === 'portrait' ? 'landscape' : 'portrait',
      })),
  }),
})

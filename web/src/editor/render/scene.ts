import type { ProductDefinition } from '@kea/design/definition'
import type { DesignDocument } from '@kea/design/document'
import { type Placement, placementOf } from '@kea/design/edits'
import { surfacesOf } from '@kea/design/records'
import { type SurfaceGeometry, surfaceGeometry } from '@kea/design/surfaces'

/** The input of all painters: the surface in mm and the photo on it. */
export interface Scene {
  surface: SurfaceGeometry
  placement: Placement | null
  /** The photo's proxy; null until it is decoded. */
  picture: ImageBitmap | null
}

export function sceneOf(
  definition: ProductDefinition,
  design: DesignDocument,
  bitmap: (key: string) => ImageBitmap | null,
): Scene {
  const placement = placementOf(definition, design)
  const orientation = (placement?.surface ?? surfacesOf(design)[0])?.orientation ?? 'portrait'
  return {
    surface: surfaceGeometry(definition, design.options, orientation),
    placement,
    picture: placement ? bitmap(placement.photo.id) : null,
  }
}

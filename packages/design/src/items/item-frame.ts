import type { DesignItem, Frame } from '../document/document'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { photoBox } from './photo/compose'

/** The frame of an item; that of its whole area for a photo that fills the surface. */
export const itemFrame = (geometry: SurfaceGeometry, item: DesignItem): Frame =>
  item.frame ?? { ...photoBox(geometry, item), angle: 0 }

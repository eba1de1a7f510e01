import type { Primitive } from '../display-list'
import type { DesignItem } from '../document'
import type { SurfaceGeometry } from '../surfaces'
import type { Shape } from '../text/shape'
import { composePhoto } from './photo/compose'
import { composeText } from './text/compose'

/** What an item draws, in mm from the top left of the face. */
export function composeItem(geometry: SurfaceGeometry, item: DesignItem, shape: Shape): Primitive {
  switch (item.type) {
    case 'photo':
      return composePhoto(geometry, item)
    case 'text':
      return composeText(item, shape)
  }
}

import type { ProductDefinition } from '@kea/design/definition'
import type { DesignDocument, DesignSurface } from '@kea/design/document'
import { itemsOn } from '@kea/design/records'
import { shownSurfaces } from '@kea/design/shown-surfaces'
import type { EditorPlatform } from '../platform'
import type { Scene } from '../render/scene'

interface Painter {
  product: { definition: ProductDefinition }
  store: { read: () => { design: DesignDocument } }
  painted: (surface: DesignSurface | undefined, paint: (scene: Scene) => void) => Promise<void>
}

/** More sides would be too small to see. */
const SIDES_MAX = 6

/** The sides that a preview shows: those with something on them. Of many prints, and of many sides, the first one. */
export function previewSides(definition: ProductDefinition, design: DesignDocument): (DesignSurface | undefined)[] {
  const shown = shownSurfaces(definition, design)
  const full = shown.filter((surface) => itemsOn(design, surface).length > 0)
  const isFew = full.length > 0 && full.length <= SIDES_MAX && !definition.isByCopies
  return isFew ? full : [shown[0]]
}

/** Renders the preview for cart and order. The photos of one side at a time are in the memory. */
export async function renderSides(painter: Painter, open: EditorPlatform['openPreview']): Promise<Blob> {
  const sides = previewSides(painter.product.definition, painter.store.read().design)
  const preview = open(sides.length)
  for (const side of sides) await painter.painted(side, preview.paint)
  return preview.encode()
}

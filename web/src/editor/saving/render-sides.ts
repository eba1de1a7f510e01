import type { ProductDefinition } from '@kea/design/definition'
import type { DesignDocument } from '@kea/design/document'
import { type PrintedSide, seenSides } from '@kea/design/printed-sides'
import { itemsOn } from '@kea/design/records'
import type { EditorPlatform } from '../platform'
import type { Scene } from '../render/scene'

interface Painter {
  product: { definition: ProductDefinition }
  store: { read: () => { design: DesignDocument } }
  painted: (side: PrintedSide, paint: (scene: Scene) => void) => Promise<void>
}

/** More sides would be too small to see. */
const SIDES_MAX = 6

/** The sides that a preview shows: those with something on them. Of many prints, and of many sides, the first one. */
export function previewSides(definition: ProductDefinition, design: DesignDocument): PrintedSide[] {
  const seen = seenSides(definition, design)
  const full = seen.filter(({ surface }) => itemsOn(design, surface).length > 0)
  const isFew = full.length > 0 && full.length <= SIDES_MAX && !definition.isByCopies
  return isFew ? full : seen.slice(0, 1)
}

/** Renders the preview for cart and order. The photos of one side at a time are in the memory. */
export async function renderSides(painter: Painter, open: EditorPlatform['openPreview']): Promise<Blob> {
  const sides = previewSides(painter.product.definition, painter.store.read().design)
  const preview = open(sides.length)
  for (const side of sides) await painter.painted(side, preview.paint)
  return preview.encode()
}

import { type PrintedSide, seenSides } from '@kea/design/arrangement/printed-sides'
import type { DesignDocument } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { EditorPlatform } from '../platform'
import type { Scene } from '../render/scene'
import { workspaceOf } from '../workspaces/workspace-of'

interface Painter {
  product: { definition: ProductDefinition }
  store: { read: () => { design: DesignDocument } }
  painted: (side: PrintedSide, paint: (scene: Scene) => void) => Promise<void>
}

/** The sides that a preview shows: those with something on them. Of many prints, and of many sides, the first one. */
export function previewSides({ definition }: Painter['product'], design: DesignDocument): PrintedSide[] {
  const seen = seenSides(definition, design)
  const full = seen.filter(({ surface }) => itemsOn(design, surface).length > 0)
  const isFew = full.length > 0 && full.length <= workspaceOf({ definition }).previewSides
  return isFew ? full : seen.slice(0, 1)
}

/** Renders the preview for cart and order. The photos of one side at a time are in the memory. */
export async function renderSides(painter: Painter, open: EditorPlatform['openPreview']): Promise<Blob> {
  const sides = previewSides(painter.product, painter.store.read().design)
  const preview = open(sides.length)
  for (const side of sides) await painter.painted(side, preview.paint)
  return preview.encode()
}

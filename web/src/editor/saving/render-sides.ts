import { type PrintedSide, seenSides } from '@kea/design/arrangement/printed-sides'
import type { DesignDocument } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { withoutDates } from '@kea/design/document/without-dates'
import { geometryOn } from '@kea/design/geometry/surfaces'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { EditorPlatform } from '../platform'
import type { Scene } from '../render/scene'
import { workspaceOf } from '../workspaces/workspace-of'

interface Painter {
  product: { definition: ProductDefinition }
  store: { read: () => { design: DesignDocument } }
  painted: (side: PrintedSide, paint: (scene: Scene) => void, design: DesignDocument) => Promise<void>
}

/** The sides that a preview shows. */
export const previewSides = ({ definition }: Painter['product'], design: DesignDocument): readonly PrintedSide[] =>
  workspaceOf({ definition }).previewSides(
    seenSides(definition, design),
    ({ surface }) => itemsOn(design, surface).length > 0,
  )

/**
 * Renders the preview for cart and order. The photos of one side at a time are in the memory. It is in mails, and in the
 * carts of others, so it has none of the dates of a calendar.
 */
export async function renderSides(painter: Painter, open: EditorPlatform['openPreview']): Promise<Blob> {
  const { definition } = painter.product
  const design = withoutDates(painter.store.read().design)
  const sides = previewSides(painter.product, design)
  const surfaces = sides.map(({ surface, part }) => geometryOn(definition, design, { ...surface, part: part.id }))
  const preview = open(surfaces, workspaceOf({ definition }).isLeafedThrough ? 'cover first' : 'side by side')
  for (const side of sides) await painter.painted(side, preview.paint, design)
  return preview.encode()
}

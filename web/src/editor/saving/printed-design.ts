import type { DesignDocument } from '@kea/design/document/document'
import { applyPatch } from '@kea/design/document/patch'
import { photosOf, photoUses, usedPhotosOf } from '@kea/design/document/records'

/** The design with its uploads. Photos that it does not show stay on the device: the shop has no use for them. */
export function printedDesign(design: DesignDocument, arrived: Readonly<Record<string, string>>): DesignDocument {
  const uses = photoUses(design)
  return applyPatch(design, {
    put: usedPhotosOf(design).map((photo) => ({ ...photo, upload: arrived[photo.id] ?? null })),
    remove: photosOf(design).flatMap(({ id }) => (uses.has(id) ? [] : [id])),
  }).document
}

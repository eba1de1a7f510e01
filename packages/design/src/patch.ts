import type { DesignDocument, DesignPhoto, DesignSurface } from './document'

/** A change as data: values to write, and `null` for a removed photo. */
export interface Patch {
  options?: readonly string[]
  photos?: Readonly<Record<string, DesignPhoto | null>>
  surfaces?: Readonly<Record<string, DesignSurface>>
}

/** The patched document and the inverse patch. The input document is not changed. */
export function applyPatch(document: DesignDocument, patch: Patch): { document: DesignDocument; inverse: Patch } {
  const inverse: Patch = {}
  const next = { ...document }
  if (patch.options) {
    inverse.options = document.options
    next.options = [...patch.options]
  }
  if (patch.photos) {
    const keys = Object.keys(patch.photos)
    inverse.photos = Object.fromEntries(keys.map((key) => [key, document.photos[key] ?? null]))
    const merged: Record<string, DesignPhoto | null> = { ...document.photos, ...patch.photos }
    next.photos = Object.fromEntries(
      Object.entries(merged).filter((entry): entry is [string, DesignPhoto] => entry[1] !== null),
    )
  }
  if (patch.surfaces) {
    const written = patch.surfaces
    inverse.surfaces = Object.fromEntries(
      document.surfaces.filter((surface) => written[surface.id]).map((surface) => [surface.id, surface]),
    )
    next.surfaces = document.surfaces.map((surface) => written[surface.id] ?? surface)
  }
  return { document: next, inverse }
}

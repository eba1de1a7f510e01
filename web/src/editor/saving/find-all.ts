import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import type { DesignDocument, Frame, PlacedText } from '@kea/design/document/document'
import { itemsOn, photoIdsOn } from '@kea/design/document/records'
import { contrastFinding } from '@kea/design/preflight/contrast-finding'
import type { Finding } from '@kea/design/preflight/finding'
import { onSurface, preflight } from '@kea/design/preflight/preflight'
import { inkFrame, isWritten } from '@kea/design/preflight/text-findings'
import { isUnprinted } from '@kea/design/product/parts'
import type { Ground } from '@kea/design/text/contrast'
import type { PhotoPictures } from '../assets/PhotoPictures'
import type { EditorProduct } from '../model/product'
import { type InkLibraries, inkOf } from '../render/ink-of'
import { loadInk } from '../render/load-ink'
import { type Scene, sceneOf } from '../render/scene'

interface FindPorts extends InkLibraries {
  product: Pick<EditorProduct, 'definition'>
  pictures: Pick<PhotoPictures, 'hold' | 'picture'>
}

/** The design with only what lies below an item. */
function below(design: DesignDocument, item: PlacedText): DesignDocument {
  const surface = design.records[item.surface]
  const items = surface?.kind === 'surface' ? itemsOn(design, surface) : []
  const above = items.slice(items.findIndex(({ id }) => id === item.id)).map(({ id }) => id)
  const records = Object.fromEntries(Object.entries(design.records).filter(([id]) => !above.includes(id)))
  return { ...design, records }
}

/**
 * What the shopper should see before the order: what can be counted, and words that cannot be read on what lies below
 * them. Words are judged in their own letters, on sharp photos.
 */
export async function findAll(
  ports: FindPorts,
  design: DesignDocument,
  groundBehind: (scene: Scene, frame: Frame) => Ground,
): Promise<Finding[]> {
  const { pictures, months } = ports
  const { definition } = ports.product
  if (isUnprinted(definition, design.options)) return []
  await loadInk(ports, design)
  const { shape, glyph } = ports.fonts
  const faint: Finding[] = []
  for (const surface of shownSurfaces(definition, design)) {
    const texts = itemsOn(design, surface).filter((item) => item.type === 'text')
    const written = texts.filter(isWritten)
    if (written.length === 0) continue
    const release = await pictures.hold(photoIdsOn(design, surface))
    try {
      for (const item of written) {
        const resources = { ...inkOf(ports), picture: pictures.picture, glyph, loaded: [{}] }
        const scene = sceneOf(definition, below(design, item), surface, resources)
        const finding = contrastFinding(item, groundBehind(scene, inkFrame(item, shape)))
        if (finding) faint.push(onSurface(definition, design, surface, finding))
      }
    } finally {
      release()
    }
  }
  return [...preflight(definition, design, shape, months.loaded.read()), ...faint]
}

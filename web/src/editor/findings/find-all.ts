import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import type { DesignDocument, Frame } from '@kea/design/document/document'
import { photoIdsOn } from '@kea/design/document/records'
import type { Finding } from '@kea/design/preflight/finding'
import { onSurface, preflight } from '@kea/design/preflight/preflight'
import { isUnprinted } from '@kea/design/product/parts'
import type { Ground } from '@kea/design/text/contrast'
import type { PhotoPictures } from '../assets/PhotoPictures'
import type { EditorProduct } from '../model/product'
import { type DrawingLibraries, drawingsOf } from '../render/drawings-of'
import { loadDrawings } from '../render/load-drawings'
import { type Scene, sceneOf } from '../render/scene'
import { faintTexts, writtenOn } from './faint-texts'

interface FindPorts extends DrawingLibraries {
  product: Pick<EditorProduct, 'definition'>
  pictures: Pick<PhotoPictures, 'hold' | 'picture'>
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
  const { pictures, months, neons } = ports
  const { definition } = ports.product
  if (isUnprinted(definition, design.options)) return []
  await loadDrawings(ports, design)
  const { shape, glyph } = ports.fonts
  const faint: Finding[] = []
  for (const surface of shownSurfaces(definition, design)) {
    if (writtenOn(design, surface).length === 0) continue
    const release = await pictures.hold(photoIdsOn(design, surface))
    try {
      const resources = { ...drawingsOf(ports), picture: pictures.picture, glyph, loaded: [{}] }
      const scene = (shown: DesignDocument) => sceneOf(definition, shown, surface, resources)
      const found = faintTexts(design, surface, { shape, scene, groundBehind })
      faint.push(...found.map((finding) => onSurface(definition, design, surface, finding)))
    } finally {
      release()
    }
  }
  return [
    ...preflight(definition, design, shape, { months: months.loaded.read(), neons: neons.loaded.read() }),
    ...faint,
  ]
}

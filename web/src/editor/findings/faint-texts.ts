import type { DesignDocument, DesignSurface, Frame, PlacedText } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { contrastFinding } from '@kea/design/preflight/contrast-finding'
import type { Finding } from '@kea/design/preflight/finding'
import { isWritten, lettersFrame } from '@kea/design/preflight/text-findings'
import type { Ground } from '@kea/design/text/contrast'
import type { Shape } from '@kea/design/text/shape'
import type { Scene } from '../render/scene'

/** The texts of a surface that somebody has written. */
export const writtenOn = (design: DesignDocument, surface: DesignSurface): PlacedText[] =>
  itemsOn(design, surface).filter((item): item is PlacedText => item.type === 'text' && isWritten(item))

/** The design with only what lies below an item. */
function below(design: DesignDocument, surface: DesignSurface, item: PlacedText): DesignDocument {
  const items = itemsOn(design, surface)
  const above = items.slice(items.findIndex(({ id }) => id === item.id)).map(({ id }) => id)
  const records = Object.fromEntries(Object.entries(design.records).filter(([id]) => !above.includes(id)))
  return { ...design, records }
}

interface Judging {
  shape: Shape
  /** The surface as it is in a design. */
  scene: (design: DesignDocument) => Scene
  groundBehind: (scene: Scene, frame: Frame) => Ground
}

/** What is said of words that are hard to read on what lies below them, as sharp as the pictures are that are there. */
export const faintTexts = (
  design: DesignDocument,
  surface: DesignSurface,
  { shape, scene, groundBehind }: Judging,
): Finding[] =>
  writtenOn(design, surface).flatMap((item) => {
    const ground = groundBehind(scene(below(design, surface, item)), lettersFrame(item, shape))
    return contrastFinding(item, ground) ?? []
  })

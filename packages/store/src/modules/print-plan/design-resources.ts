import type { DesignDocument } from '@kea/design/document/document'
import { derivedOf, photoOf } from '@kea/design/document/records'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { Original, PrintResources } from '@kea/print/resources'
import type { PrintText } from './print-text'

/** What a design is printed from. `open` answers the original of an upload, which is one of `uploads`. */
export function designResources<Upload extends { uid: string }>(
  design: DesignDocument,
  uploads: readonly Upload[],
  open: (upload: Upload) => Promise<Original>,
  { font, subset }: PrintText,
): PrintResources {
  const uploaded = (uid: string | null | undefined, name: string): Promise<Original> => {
    const upload = uploads.find((entry) => entry.uid === uid)
    if (!upload) throw new PrintRefusal(`The photo "${name}" was never uploaded.`)
    return open(upload)
  }
  return {
    font,
    subset,
    async original(id) {
      const photo = photoOf(design, id)
      return uploaded(photo?.upload, photo?.name ?? id)
    },
    async derived(key) {
      const derived = derivedOf(design, key)
      if (!derived) return null
      const name = photoOf(design, derived.photo ?? '')?.name ?? derived.id
      const { widthPx, heightPx } = derived
      const tiles = derived.tiles.map(async (tile) => ({ ...tile, original: await uploaded(tile.upload, name) }))
      return { widthPx, heightPx, tiles: await Promise.all(tiles) }
    },
  }
}

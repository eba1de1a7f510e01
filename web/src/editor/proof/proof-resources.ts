import type { DesignDocument } from '@kea/design/document/document'
import { photoOf } from '@kea/design/document/records'
import type { FontId } from '@kea/design/text/fonts'
import { bytesSource } from '@kea/photo/byte-source'
import { originalJpeg } from '@kea/print/original-jpeg'
import type { ProofImage } from '@kea/print/proof'
import type { Original, PrintResources } from '@kea/print/resources'
import type { Subset } from '@kea/text/subset'
import { MISSING_PHOTO } from '../assets/missing-photo'
import type { PhotoPictures } from '../assets/PhotoPictures'
import type { RenderSides } from '../derived/printed-sides'
import { stoppedBy } from '../model/refused-photos'

/** Functions of the browser, which tests replace. */
export interface ProofPorts {
  fetchFont: (id: FontId) => Promise<Uint8Array>
  loadSubset: () => Promise<Subset>
  /** A photo as a JPEG of these pixels. */
  jpeg: (picture: ImageBitmap, image: ProofImage) => Promise<Blob>
  renderSides: RenderSides
}

interface ProofParts {
  design: DesignDocument
  images: ReadonlyMap<string, ProofImage & { photo: string }>
  pictures: Pick<PhotoPictures, 'hold' | 'picture'>
  /** The blurred sides with a key. */
  sides: (key: string) => Promise<Blob>
}

async function originalOf(key: string, name: string, file: Blob): Promise<Original> {
  const source = bytesSource(new Uint8Array(await file.arrayBuffer()))
  return { key, name, source, end: null, open: async (from, to) => file.slice(from, to).stream() }
}

/** What the writer of print files reads, made from the pictures of the screen. One large picture is held at a time. */
export async function proofResources(
  { design, images, pictures, sides }: ProofParts,
  { fetchFont, loadSubset, jpeg }: ProofPorts,
): Promise<PrintResources> {
  const make = async (key: string): Promise<Original> => {
    const image = images.get(key)
    if (!image) return originalOf(key, 'Edge', await sides(key))
    const release = await pictures.hold([image.photo])
    try {
      const picture = pictures.picture(image.photo)
      if (!picture) throw new Error(MISSING_PHOTO)
      return await originalOf(key, photoOf(design, image.photo)?.name ?? image.photo, await jpeg(picture, image))
    } catch (error) {
      throw stoppedBy(design, image.photo, error)
    } finally {
      release()
    }
  }
  // A mirrored photo is placed many times.
  const made = new Map<string, Promise<Original>>()
  const original = (key: string): Promise<Original> => {
    const one = made.get(key) ?? make(key)
    made.set(key, one)
    return one
  }

  return {
    subset: await loadSubset(),
    font: (id) => fetchFont(id as FontId),
    original,
    async derived(key) {
      // The file places a tile by its share of the whole, and this tile is the whole.
      const whole = await original(key)
      const { width, height } = (await originalJpeg(whole)).facts
      return {
        widthPx: width,
        heightPx: height,
        tiles: [{ x: 0, y: 0, widthPx: width, heightPx: height, original: whole }],
      }
    },
  }
}

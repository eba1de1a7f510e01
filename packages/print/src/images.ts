import type { BlurPrimitive, ImagePrimitive, Matrix } from '@kea/design/display-list'
import { deflate } from './deflate'
import { greyProfile, srgbProfile } from './icc-profiles'
import type { JpegFacts } from './jpeg-facts'
import { originalFacts } from './original-facts'
import type { PdfPlan } from './pdf-plan'
import { codeHex, multiply, reference } from './pdf-values'
import { PrintRefusal } from './print-refusal'
import type { Original, PrintResources } from './resources'

/** A photo in the file, or a part of it: its object, and the matrix from its stored pixels to the whole upright photo. */
export interface PlacedImage {
  object: number
  upright: Matrix
}

/**
 * By the Exif orientation: from the unit square of the stored picture, as a PDF has it with y upwards, to the unit square
 * of the upright photo with y downwards.
 */
const UPRIGHT: Readonly<Record<number, Matrix>> = {
  1: [1, 0, 0, -1, 0, 1],
  2: [-1, 0, 0, -1, 1, 1],
  3: [-1, 0, 0, 1, 1, 0],
  4: [1, 0, 0, 1, 0, 0],
  5: [0, 1, -1, 0, 1, 0],
  6: [0, 1, 1, 0, 0, 0],
  7: [0, -1, 1, 0, 0, 1],
  8: [0, -1, -1, 0, 1, 1],
}

interface Pixels {
  widthPx: number
  heightPx: number
}

const INVERTED = '/Decode[1 0 1 0 1 0 1 0]'
const PLAIN_RGB = '/DecodeParms<</ColorTransform 0>>'

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, codeHex).join('')
}

/** The profiles of a file, each once. */
function createProfiles(plan: PdfPlan) {
  const objects = new Map<string, number>()
  return async (bytes: Uint8Array<ArrayBuffer>, components: number): Promise<number> => {
    const hash = await hashOf(bytes)
    const object = objects.get(hash) ?? plan.stream(`/N ${components}/Filter/FlateDecode`, await deflate(bytes))
    objects.set(hash, object)
    return object
  }
}

/** The photos of a file. An original that is used several times is one object. */
export function createImages(plan: PdfPlan, resources: PrintResources) {
  const profile = createProfiles(plan)
  const byPhoto = new Map<string, PlacedImage>()
  const byKey = new Map<string, PlacedImage>()

  const iccBased = async (bytes: Uint8Array<ArrayBuffer>, components: number) =>
    `[/ICCBased ${reference(await profile(bytes, components))}]`

  const colourSpace = ({ profile: own, components }: JpegFacts): Promise<string> | string => {
    if (own) return iccBased(own, components)
    if (components === 4) return '/DeviceCMYK'
    return iccBased(components === 3 ? srgbProfile() : greyProfile(), components)
  }

  const embed = async (original: Original, wanted?: Pixels): Promise<PlacedImage> => {
    const known = byKey.get(original.key)
    if (known) return known
    const facts = await originalFacts(original)
    if (wanted && (facts.width !== wanted.widthPx || facts.height !== wanted.heightPx)) {
      throw new PrintRefusal(
        `A part of the photo "${original.name}" has ${facts.width} × ${facts.height} pixels, not ${wanted.widthPx} × ${wanted.heightPx}.`,
      )
    }
    const entries = [
      `/Type/XObject/Subtype/Image/Width ${facts.width}/Height ${facts.height}/BitsPerComponent 8`,
      `/ColorSpace ${await colourSpace(facts)}/Filter/DCTDecode`,
      facts.components === 4 && facts.adobe ? INVERTED : '',
      facts.plainRgb ? PLAIN_RGB : '',
    ]
    const object = plan.stream(entries.join(''), { length: original.length, open: () => original.open() })
    const image = { object, upright: UPRIGHT[facts.orientation] ?? [1, 0, 0, -1, 0, 1] } as const
    byKey.set(original.key, image)
    return image
  }

  /** The photo as it is. */
  const whole = async (photo: string): Promise<PlacedImage> => {
    const image = byPhoto.get(photo) ?? (await embed(await resources.original(photo)))
    byPhoto.set(photo, image)
    return image
  }

  /** The tiles of changed pixels, each at its place in the picture; of blurred sides where no photo is named. */
  const tilesOf = async (key: string, photo?: string): Promise<PlacedImage[]> => {
    const derived = await resources.derived(key)
    if (!derived) {
      const what = photo === undefined ? 'A blurred edge' : `The photo "${(await resources.original(photo)).name}"`
      throw new PrintRefusal(`${what} needs changed pixels (${key}), and they are not there.`)
    }
    const { widthPx, heightPx, tiles } = derived
    const placed: PlacedImage[] = []
    for (const tile of tiles) {
      const { object, upright } = await embed(tile.original, tile)
      const inPhoto: Matrix = [
        tile.widthPx / widthPx,
        0,
        0,
        tile.heightPx / heightPx,
        tile.x / widthPx,
        tile.y / heightPx,
      ]
      placed.push({ object, upright: multiply(upright, inPhoto) })
    }
    return placed
  }

  return {
    /** The colour space of all colours that are not a photo's. */
    srgb: () => iccBased(srgbProfile(), 3),

    /** The images that show a photo: several where its changed pixels are tiles. */
    place: async ({ photo, derived }: ImagePrimitive): Promise<PlacedImage[]> =>
      derived === null ? [await whole(photo)] : tilesOf(derived, photo),

    /** The image of blurred sides, which fills their box. */
    sides: ({ derived }: BlurPrimitive): Promise<PlacedImage[]> => tilesOf(derived),
  }
}

export type Images = ReturnType<typeof createImages>

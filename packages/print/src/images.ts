import type { BlurPrimitive, ImagePrimitive, Matrix } from '@kea/design/geometry/display-list'
import type { JpegHeadFacts } from '@kea/photo/jpeg-facts'
import { originalJpeg } from './original-jpeg'
import type { PdfPlan } from './pdf-plan'
import { multiply, reference } from './pdf-values'
import { PrintRefusal } from './print-refusal'
import { createProfiles } from './profiles'
import type { Original, PrintResources } from './resources'

/** A photo in the file, or a part of it: its object, and the matrix from its stored pixels to the whole upright photo. */
export interface PlacedImage {
  object: number
  upright: Matrix
  /** Its colours are inks. */
  isCmyk: boolean
  /** What lies below it is seen through its mask. */
  hasMask: boolean
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

/** Programs write CMYK as its inverse, and browsers show it so, with and without Adobe's marker. */
const INVERTED = '/Decode[1 0 1 0 1 0 1 0]'
const PLAIN_RGB = '/DecodeParms<</ColorTransform 0>>'

/** The rows of a mask are those of a PNG, which a PDF takes as they are. */
function maskEntries({ width, height }: JpegHeadFacts): string {
  const size = `/Width ${width}/Height ${height}/BitsPerComponent 8`
  const rows = `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent 8/Columns ${width}>>`
  return `/Type/XObject/Subtype/Image${size}/ColorSpace/DeviceGray${rows}`
}

/** The photos of a file. An original that is used several times is one object. */
export function createImages(plan: PdfPlan, resources: PrintResources) {
  const profiles = createProfiles(plan)
  const byPhoto = new Map<string, PlacedImage>()
  const byKey = new Map<string, PlacedImage>()

  const iccBased = (object: number): string => `[/ICCBased ${reference(object)}]`
  const srgb = async () => iccBased(await profiles.own('srgb'))

  const colourSpace = async (original: Original, { profile, components }: JpegHeadFacts): Promise<string> => {
    if (profile) return iccBased(await profiles.embedded(original, profile, components))
    if (components === 3) return srgb()
    return iccBased(await profiles.own(components === 4 ? 'ink' : 'grey'))
  }

  const embed = async (original: Original, wanted?: Pixels): Promise<PlacedImage> => {
    const known = byKey.get(original.key)
    if (known) return known
    const { facts, picture, mask } = await originalJpeg(original)
    if (wanted && (facts.width !== wanted.widthPx || facts.height !== wanted.heightPx)) {
      throw new PrintRefusal(
        `A part of the photo "${original.name}" has ${facts.width} × ${facts.height} pixels, not ${wanted.widthPx} × ${wanted.heightPx}.`,
      )
    }
    const entries = [
      `/Type/XObject/Subtype/Image/Width ${facts.width}/Height ${facts.height}/BitsPerComponent 8`,
      `/ColorSpace ${await colourSpace(original, facts)}/Filter/DCTDecode`,
      facts.components === 4 ? INVERTED : '',
      facts.plainRgb ? PLAIN_RGB : '',
      mask ? `/SMask ${reference(plan.stream(maskEntries(facts), [mask]))}` : '',
    ]
    const object = plan.stream(entries.join(''), picture)
    const upright = UPRIGHT[facts.orientation] ?? ([1, 0, 0, -1, 0, 1] as const)
    const image = { object, upright, isCmyk: facts.components === 4, hasMask: mask !== null }
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
      const { upright, ...image } = await embed(tile.original, tile)
      const inPhoto: Matrix = [
        tile.widthPx / widthPx,
        0,
        0,
        tile.heightPx / heightPx,
        tile.x / widthPx,
        tile.y / heightPx,
      ]
      placed.push({ ...image, upright: multiply(upright, inPhoto) })
    }
    return placed
  }

  return {
    /** The colour space of all colours that are not a photo's. */
    srgb,

    /** What colours of the file mean to a printer that names no conditions of its own. */
    async outputIntent(): Promise<string> {
      const condition = '/OutputConditionIdentifier(sRGB)/RegistryName(http://www.color.org)/Info(sRGB IEC61966-2.1)'
      const object = await profiles.own('srgb')
      return `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1${condition}/DestOutputProfile ${reference(object)}>>]`
    },

    /** The images that show a photo: several where its changed pixels are tiles. */
    place: async ({ photo, derived }: ImagePrimitive): Promise<PlacedImage[]> =>
      derived === null ? [await whole(photo)] : tilesOf(derived, photo),

    /** The image of blurred sides, which fills their box. */
    sides: ({ derived }: BlurPrimitive): Promise<PlacedImage[]> => tilesOf(derived),
  }
}

export type Images = ReturnType<typeof createImages>

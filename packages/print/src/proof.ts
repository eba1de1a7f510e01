import type { DisplayPage, ImagePrimitive, Primitive } from '@kea/design/geometry/display-list'
import type { PhotoLook } from '@kea/design/look/photo-look'

/** The words across each page of a proof. */
export const PROOF_WORDS = 'PROOF'

const PROOF_PPI = 72
const MM_PER_INCH = 25.4

/** A photo of a proof, with the pixels of its largest place. */
export interface ProofImage {
  widthPx: number
  heightPx: number
  /** How its colours are changed; undefined for the photo as it is. */
  look?: PhotoLook
}

/** Each printed page once. */
export const proofPages = (pages: readonly DisplayPage[]): DisplayPage[] =>
  pages.map((page) => ({ ...page, copies: Math.min(page.copies, 1) }))

const imagesIn = (list: readonly Primitive[]): ImagePrimitive[] =>
  list.flatMap((primitive) => {
    if (primitive.kind === 'group') return imagesIn(primitive.children)
    return primitive.kind === 'image' ? [primitive] : []
  })

/** The key of a photo as a page shows it: its changed pixels, or the photo itself. */
const keyOf = ({ photo, derived }: ImagePrimitive): string => derived ?? photo

const pixels = (scale: number, x: number, y: number): number => Math.max(Math.round(Math.hypot(x, y) * scale), 1)

/**
 * The whole photos of the pages at the resolution of a proof, by the key of their changed pixels or by their own id.
 *
 * @param scaleOf pixels for each millimetre of a page
 */
export function proofImages(
  pages: readonly DisplayPage[],
  scaleOf: (page: DisplayPage) => number = () => PROOF_PPI / MM_PER_INCH,
): Map<string, ProofImage & { photo: string }> {
  const images = new Map<string, ProofImage & { photo: string }>()
  for (const page of pages) {
    const scale = scaleOf(page)
    for (const image of imagesIn(page.list)) {
      const [a, b, c, d] = image.transform
      const known = images.get(keyOf(image))
      images.set(keyOf(image), {
        photo: image.photo,
        widthPx: Math.max(pixels(scale, a, b), known?.widthPx ?? 0),
        heightPx: Math.max(pixels(scale, c, d), known?.heightPx ?? 0),
        ...(image.derived !== null && image.look && { look: image.look }),
      })
    }
  }
  return images
}

import { allPrinted } from '@kea/design/arrangement/printed'
import { pagesOf } from '@kea/design/compose/compose'
import type { DesignDocument } from '@kea/design/document/document'
import { placedPhotosOf } from '@kea/design/document/records'
import type { BlurPrimitive } from '@kea/design/geometry/display-list'
import type { PhotoPictures } from '../assets/PhotoPictures'
import type { EditorProduct } from '../model/product'
import type { DrawResources } from '../render/draw-list'
import { type DrawingLibraries, drawingsOf } from '../render/drawings-of'
import { loadDrawings } from '../render/load-drawings'

/** Blurred sides as one JPEG for print. */
export interface SidesJpeg {
  jpeg: Blob
  widthPx: number
  heightPx: number
}

/** Draws blurred sides. */
export type RenderSides = (sides: BlurPrimitive, resources: DrawResources) => Promise<SidesJpeg>

/** The design, and what it is drawn with. */
export interface SidesOf extends DrawingLibraries {
  product: Pick<EditorProduct, 'definition'>
  store: { read: () => { design: DesignDocument } }
  pictures: Pick<PhotoPictures, 'hold' | 'picture'>
}

/**
 * The blurred sides with this key, drawn from the design as it is.
 *
 * @throws where the design has no such sides any more
 */
export async function printedSides(editor: SidesOf, key: string, render: RenderSides): Promise<SidesJpeg> {
  const { product, pictures, fonts } = editor
  const { design } = editor.store.read()
  await loadDrawings(editor, design)
  const pages = pagesOf(design, allPrinted(design, product.definition), drawingsOf(editor))
  const page = pages.find(({ list }) => list.some((entry) => entry.kind === 'blur' && entry.derived === key))
  const sides = page?.list.find((entry) => entry.kind === 'blur')
  if (!sides) throw new Error('Your design has changed. Please try again.')
  const shown = placedPhotosOf(design).filter(({ surface }) => surface === page?.surface)
  const release = await pictures.hold([...new Set(shown.map(({ data }) => data.photo))])
  try {
    return await render(sides, { picture: pictures.picture, glyph: fonts.glyph })
  } finally {
    release()
  }
}

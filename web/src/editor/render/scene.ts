import { isCopy, type PrintedSide } from '@kea/design/arrangement/printed-sides'
import { composeSide, composeSurface } from '@kea/design/compose/compose'
import type { DesignDocument, DesignSurface, PlacedNeon } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { fillingPlacement, type Placement } from '@kea/design/edits/edits'
import { signOn } from '@kea/design/edits/sign-edits'
import type { DisplayPage, PathData, Primitive } from '@kea/design/geometry/display-list'
import { holePaths, outlinePath } from '@kea/design/geometry/outline'
import { transformPath } from '@kea/design/geometry/path'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import { geometryOn, type SurfaceGeometry } from '@kea/design/geometry/surfaces'
import type { FontsAndDrawings } from '@kea/design/items/item-type'
import type { LitSign } from '@kea/design/items/neon/lit-sign'
import type { Neons } from '@kea/design/items/neon/neons'
import { emptyCaptions } from '@kea/design/layouts/captions'
import { emptySlots } from '@kea/design/layouts/edits'
import { type CaptionPlace, hasPlaces, type Place, placesOf } from '@kea/design/layouts/slots'
import type { ProductDefinition } from '@kea/design/product/definition'
import type { FontLibrary } from '../text/FontLibrary'
import { composeOnce } from './compose-once'
import type { SignPainter } from './sign/sign-painter'
import type { Picture } from './smaller-picture'

/** The input of all painters: a surface in mm and what is drawn on it. */
export interface Scene {
  surface: SurfaceGeometry
  page: DisplayPage
  /** The edges of the finished face, or of its pieces, and its holes. */
  outline: PathData
  holes: readonly PathData[]
  /** The photo that fills the surface. */
  placement: Placement | null
  hasItems: boolean
  /** The places of a layout, and the numbers of those without a photo. */
  places: readonly Place[]
  emptySlots: readonly number[]
  /** The places for words that have none. */
  emptyCaptions: readonly CaptionPlace[]
  /** The body of the finished product; null for a flat one. */
  solid: ProductDefinition['views'][number]['solid'] | null
  /** The proxy of a photo; null until it is decoded. */
  picture: (photo: string) => Picture | null
  glyph: FontLibrary['glyph']
  /** True while photos are shown without their looks. */
  isWithoutLooks?: boolean
  /** A neon sign, which is shown on a wall; null for a print. */
  sign: SignScene | null
}

/** A sign, and what paints it once that is loaded. */
export interface SignScene {
  painter: SignPainter | null
  lit: LitSign | null
  /** True while another thread bends it: the picture before stays until then. */
  isAwaited: boolean
}

/** The edge of a face, or the edges of the pieces that it is cut into. */
const edgesOf = ({ part, face }: SurfaceGeometry): PathData =>
  pieceBoxes(part, face)
    .map((box) => transformPath(outlinePath(part, box), [1, 0, 0, 1, box.x, box.y]))
    .join('')

/** What a scene needs beside the design: pictures, fonts and drawings, as far as they are loaded. */
type SceneResources = Pick<Scene, 'picture' | 'isWithoutLooks'> & {
  /** Left out where nothing is painted. */
  signPainter?: () => SignPainter | null
} & Pick<FontLibrary, 'glyph' | 'shape'> &
  Omit<FontsAndDrawings, 'shape'> & {
    /** The fonts, drawings, months, ranks, signs and their painter that are there; new objects after every change. */
    loaded: readonly unknown[]
  }

/** A sign has a painter of its own, which needs no list of what is drawn. */
const nothing = (): Primitive => ({ kind: 'group', children: [] })

export function sceneOf(
  definition: ProductDefinition,
  design: DesignDocument,
  shown: DesignSurface,
  { picture, glyph, shape, drawing, months, cards, neons, loaded, isWithoutLooks, signPainter }: SceneResources,
): Scene {
  const surface = geometryOn(definition, design, shown)
  return {
    surface,
    page: composeSurface(
      definition,
      design,
      shown,
      { shape, drawing, months, cards, neons },
      surface.part.sign ? nothing : composeOnce(shown, design.options, [...loaded, design.settings]),
    ),
    outline: edgesOf(surface),
    holes: holePaths(surface.part, surface.face),
    solid: definition.views[0]?.solid ?? null,
    hasItems: itemsOn(design, shown).length > 0 || hasPlaces(shown),
    places: placesOf(shown, surface),
    emptySlots: emptySlots(design, shown, surface),
    emptyCaptions: emptyCaptions(design, shown, surface),
    placement: fillingPlacement(definition, design, shown),
    picture,
    glyph,
    isWithoutLooks,
    sign: surface.part.sign ? signScene(surface, signOn(design, shown), neons(), signPainter?.() ?? null) : null,
  }
}

const signScene = (
  surface: SurfaceGeometry,
  item: PlacedNeon | null,
  neons: Neons | null,
  painter: SignPainter | null,
): SignScene => {
  const isAwaited = (item && neons?.isAwaited?.(surface.part, surface.face, item)) ?? false
  return { painter, isAwaited, lit: item && painter && !isAwaited ? painter.of(surface, item, neons) : null }
}

/** A printed side. One that is printed from the design of another has no places of its own. */
export function sceneOfSide(
  definition: ProductDefinition,
  design: DesignDocument,
  side: PrintedSide,
  resources: SceneResources,
): Scene {
  const source = sceneOf(definition, design, side.surface, resources)
  if (!isCopy(side)) return source
  const surface = geometryOn(definition, design, { ...side.surface, part: side.part.id })
  return {
    ...source,
    surface,
    page: composeSide(definition, design, side, resources),
    outline: edgesOf(surface),
    holes: holePaths(surface.part, surface.face),
    places: [],
    emptySlots: [],
    emptyCaptions: [],
    placement: null,
  }
}

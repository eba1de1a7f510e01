// What samples.json holds: designs of the shop's products, as a shopper could make them in the design tool.
import type { Background } from '@kea/design/background/background-data'
import type { DesignSurface } from '@kea/design/document/document'
import type { CalendarSettings } from '@kea/design/document/settings'
import type { GraphicData } from '@kea/design/items/graphic/graphic-data'
import type { ShapeData } from '@kea/design/items/shape/shape-data'
import type { SurfaceLayout } from '@kea/design/layouts/layout-data'
import type { TextData } from '@kea/design/text/text-data'

/** A photo in a place: its name, or its name with the part that the shopper has moved it to. */
export type SamplePhoto = string | { photo: string; zoom: number; x: number; y: number }

/** Photos in the places of a layout. Without a layout the surface keeps the one that it starts with. */
export interface Filled {
  layout?: SurfaceLayout
  photos: readonly SamplePhoto[]
}

/** Where something stands: in mm from the upper left of the surface, turned clockwise in degrees. */
interface Placed {
  box: readonly [x: number, y: number, width: number, height: number]
  angle?: number
}

/** Words of the shopper's own. */
interface SampleText
  extends Placed,
    Pick<TextData, 'words' | 'font' | 'sizeMm' | 'colour'>,
    Partial<Pick<TextData, 'align' | 'lineHeight' | 'letterSpacing' | 'arc' | 'outline'>> {}

/** A drawing of the shop, or a shape. */
export type SampleMark = Placed & (GraphicData | ShapeData)

export interface SampleSheet {
  /** The id of the surface, without `surface:`. */
  on: string
  across?: Filled
  left?: Filled
  right?: Filled
  /** In place of the words that the surface starts with, in their order. */
  words?: readonly string[]
  texts?: readonly SampleText[]
  /** Over the photos and below the words, back to front. */
  marks?: readonly SampleMark[]
  ground?: `#${string}` | Background
  /** Without it, as the surface starts. */
  orientation?: DesignSurface['orientation']
  /** The words on the other card of a pair. */
  pairWord?: SampleText
}

export interface Sample {
  /** The name of the product's file. */
  product: string
  /** Ids of option values. */
  options: readonly number[]
  settings?: CalendarSettings
  /** The ready-made design that it begins with, by its sku. */
  template?: string
  /** The style of a calendar's months. */
  months?: 'classic' | 'modern' | 'handwritten' | 'bold'
  /** True where the photos are repeated on the cards that are left. */
  repeats?: boolean
  /** The sample whose sheets it has too, such as the same book in another format. */
  like?: string
  /** True where only some of its sheets are there. */
  isPart?: boolean
  sheets: readonly SampleSheet[]
}

export interface Samples {
  /** What a photo shows, as the tool finds it: in parts of the photo. */
  subjects: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>
  designs: Readonly<Record<string, Sample>>
}

/** Which part of a sample a picture shows. */
export interface SheetName {
  design: string
  /** The id of the surface, without `surface:`. */
  sheet: string
  /** One page of a spread; of a cover its front, its spine, or both. */
  half?: 'left' | 'right' | 'front' | 'spine' | 'spine-and-front'
}

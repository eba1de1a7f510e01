// The entries of pictures.json.
import type { Laid } from './designs/lay.ts'
import type { Place, Wall } from './hang.ts'
import type { Part } from './photo.ts'
import type { LinkCard, Size } from './publish.ts'
import type { Look } from './tone.ts'
import type { PhotoEntry } from './treated.ts'

export interface Scene extends Size {
  samples: number
  /** Width by height of each print, in the order of their numbers. */
  prints: number[]
  look: Look
  wall?: Wall
}

interface Entry {
  name: string
  alt: string
  /** A further picture of a gallery, without a link card. */
  gallery?: boolean
  og?: LinkCard
}

/** One photo alone. */
export interface FlatPicture extends Entry {
  flat: Size
  photos: [PhotoEntry]
  laid?: undefined
  scene?: undefined
  hung?: undefined
  view?: undefined
}

/** Sheets of designs on a plain ground. */
export interface LaidPicture extends Entry {
  laid: Laid & Size
  photos?: undefined
  flat?: undefined
  scene?: undefined
  hung?: undefined
  view?: undefined
}

export interface ScenePicture extends Entry {
  scene: string
  photos?: PhotoEntry[]
  /** Photos on the empty wall of the scene. */
  hung?: (Place & { photo: PhotoEntry })[]
  /** The part of the picture that a close view shows. */
  view?: Part
  flat?: undefined
  laid?: undefined
}

export type Picture = FlatPicture | LaidPicture | ScenePicture

export interface PictureList {
  scenes: Record<string, Scene>
  pictures: Picture[]
}

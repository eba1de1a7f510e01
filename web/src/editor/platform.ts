import type { Box } from '@kea/design/display-list'
import type { DesignPhoto } from '@kea/design/document'
import type { Drafts } from '~/lib/drafts/drafts'
import type { PicturePorts } from './assets/PhotoPictures'
import type { UploadPorts } from './assets/UploadQueue'
import type { makeTiles } from './derived/make-tiles'
import type { SidesJpeg, SidesOf } from './derived/printed-sides'
import type { GraphicLibrary } from './graphics/GraphicLibrary'
import type { Preview } from './render/render-preview'
import type { Scene } from './render/scene'
import type { FontLibrary } from './text/FontLibrary'

/** Browser functions, which tests replace. */
export interface EditorPlatform extends UploadPorts, PicturePorts {
  drafts: Drafts
  fonts: FontLibrary
  graphics: GraphicLibrary
  makeTiles: typeof makeTiles
  makeSides: (editor: SidesOf, key: string) => Promise<SidesJpeg>
  openPreview: (sides: number) => Preview
  /** The middle light of what is printed in a box of the face in mm, in 0..1. */
  lightBehind: (scene: Scene, box: Box) => number
  newKey: () => string
  /** What a photo seems to show; null where that is unknown. */
  findSubject: (bitmap: ImageBitmap) => Promise<NonNullable<DesignPhoto['subject']> | null>
}

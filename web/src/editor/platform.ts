import type { Frame } from '@kea/design/document/document'
import type { CardIndex } from '@kea/design/geometry/overlays'
import type { Months } from '@kea/design/items/month/months'
import type { Neons } from '@kea/design/items/neon/neons'
import type { Ground } from '@kea/design/text/contrast'
import type { Drafts } from '~/lib/drafts/drafts'
import type { Measured } from './assets/measure-photo'
import type { PicturePorts } from './assets/PhotoPictures'
import type { UploadPorts } from './assets/UploadQueue'
import type { makeTiles } from './derived/make-tiles'
import type { SidesJpeg, SidesOf } from './derived/printed-sides'
import type { GraphicLibrary } from './graphics/GraphicLibrary'
import type { Connection } from './model/connection'
import type { OnDemand } from './model/OnDemand'
import type { openPreview } from './render/render-preview'
import type { Scene } from './render/scene'
import type { SignPainter } from './render/sign/sign-painter'
import type { FontLibrary } from './text/FontLibrary'

/** Browser functions, which tests replace. */
export interface EditorPlatform extends UploadPorts, PicturePorts {
  drafts: Drafts
  connection: Connection
  fonts: FontLibrary
  graphics: GraphicLibrary
  months: OnDemand<Months>
  cards: OnDemand<CardIndex>
  neons: OnDemand<Neons>
  signPainter: OnDemand<SignPainter>
  makeTiles: typeof makeTiles
  makeSides: (editor: SidesOf, key: string) => Promise<SidesJpeg>
  openPreview: typeof openPreview
  /** What is printed inside a frame of the face in mm. */
  groundBehind: (scene: Scene, frame: Frame) => Ground
  newKey: () => string
  /** What a photo seems to show, and what it looks like. */
  measure: (bitmap: ImageBitmap) => Promise<Measured>
}

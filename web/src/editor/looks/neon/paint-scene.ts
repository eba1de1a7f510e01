import type { LitSign } from '@kea/design/items/neon/lit-sign'
import type { MemoryCanvas } from '~/lib/photos/memory-canvas'
import type { PaintWall, SignLight, SignPainter } from '../../render/sign/sign-painter'
import { paintOutline, paintThings } from './paint-things'
import { type Beside, ownScene, photoBox, type Spot, sceneOf, thingOnPhoto } from './scene'

interface ShownScene {
  painter: SignPainter
  sign: LitSign
  beside: Beside
  light: SignLight
  /** A wall of the shop; null on the shopper's own. */
  wall: PaintWall | null
  own: { photo: MemoryCanvas | null; wallMm: number; spot: Spot } | null
}

const AROUND_PHOTO = '#1c1f22'

/** Paints a sign on a wall into a canvas, at the resolution of the screen. */
export function paintScene(canvas: HTMLCanvasElement, shown: ShownScene): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const ctx = canvas.getContext('2d')
  if (!ctx || width === 0 || height === 0) return
  const dense = window.devicePixelRatio || 1
  const pixels = { width: Math.round(width * dense), height: Math.round(height * dense) }
  if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels)
  ctx.setTransform(dense, 0, 0, dense, 0, 0)
  ctx.clearRect(0, 0, width, height)
  const { painter, sign, beside, light, wall, own } = shown
  const size = { width, height }
  if (own?.photo) paintOwn(ctx, { ...shown, size, photo: own.photo, wallMm: own.wallMm, spot: own.spot })
  else {
    const scene = sceneOf(sign.board.box, beside, size)
    painter.paint(ctx, sign, scene.view, { ...light, isRoom: beside !== 'nothing' }, (to, view) => {
      wall?.(to, view)
      if (own) {
        to.fillStyle = '#d8d6d1'
        to.fillRect(0, 0, width, height)
      }
      paintThings(to, scene, beside)
    })
  }
}

interface OwnScene extends Pick<ShownScene, 'painter' | 'sign' | 'beside' | 'light'> {
  size: { width: number; height: number }
  photo: MemoryCanvas
  wallMm: number
  spot: Spot
}

function paintOwn(
  ctx: CanvasRenderingContext2D,
  { painter, sign, beside, light, size, photo, wallMm, spot }: OwnScene,
) {
  const box = photoBox(photo, size)
  painter.paint(ctx, sign, ownScene(sign.board.box, box, size, { wallMm, spot }), { ...light, isRoom: true }, (to) => {
    to.fillStyle = AROUND_PHOTO
    to.fillRect(0, 0, size.width, size.height)
    to.drawImage(photo, box.x, box.y, box.width, box.height)
  })
  const thing = thingOnPhoto(beside, box, wallMm)
  if (thing && beside !== 'nothing') paintOutline(ctx, thing, beside)
}

import type { DisplayPage } from '../../../packages/design/src/display-list'
import { drawList } from '../../../web/src/editor/render/draw-list'

interface Drawing {
  page: DisplayPage
  pixelsPerMm: number
  /** Addresses of the photos by their ids. */
  photos: Record<string, string>
  /** The outlines of the glyphs, each under its font and number. */
  outlines: Record<string, string>
}

async function pictureOf(address: string): Promise<ImageBitmap> {
  const image = new Image()
  image.src = address
  await image.decode()
  return createImageBitmap(image)
}

/** Draws the printed area of a page with the canvas of the design tool. Returns a PNG. */
async function drawPage({ page, pixelsPerMm, photos, outlines }: Drawing): Promise<string> {
  const pictures = new Map<string, ImageBitmap>()
  for (const [id, address] of Object.entries(photos)) pictures.set(id, await pictureOf(address))
  const { x, y, width, height } = page.bleedBox
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * pixelsPerMm)
  canvas.height = Math.round(height * pixelsPerMm)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser cannot draw')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.scale(pixelsPerMm, pixelsPerMm)
  ctx.translate(-x, -y)
  drawList(ctx, page.list, {
    picture: (id) => pictures.get(id) ?? null,
    glyph: (font, glyph) => new Path2D(outlines[`${font} ${glyph}`]),
  })
  return canvas.toDataURL('image/png')
}

Object.assign(window, { drawPage })

import type { DisplayPage } from '../../../packages/design/src/geometry/display-list'
import { sidesJpeg } from '../../../web/src/editor/derived/sides-jpeg'
import { type DrawResources, drawList } from '../../../web/src/editor/render/draw-list'

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

async function resourcesOf({ photos, outlines }: Pick<Drawing, 'photos' | 'outlines'>): Promise<DrawResources> {
  const pictures = new Map<string, ImageBitmap>()
  for (const [id, address] of Object.entries(photos)) pictures.set(id, await pictureOf(address))
  return {
    picture: (id) => pictures.get(id) ?? null,
    glyph: (font, glyph) => new Path2D(outlines[`${font} ${glyph}`]),
  }
}

/** Draws the printed area of a page with the canvas of the design tool. Returns a PNG. */
async function drawPage({ page, pixelsPerMm, photos, outlines }: Drawing): Promise<string> {
  const resources = await resourcesOf({ photos, outlines })
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
  drawList(ctx, page.list, resources)
  return canvas.toDataURL('image/png')
}

/** What the device makes of the blurred sides of a page: a JPEG in base64. */
async function drawSides({ page, ...drawing }: Omit<Drawing, 'pixelsPerMm'>) {
  const sides = page.list.find((entry) => entry.kind === 'blur')
  if (!sides) throw new Error('The page has no blurred sides')
  const resources = await resourcesOf(drawing)
  const { jpeg, ...size } = await sidesJpeg(sides, (ctx) => drawList(ctx, sides.children, resources))
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return { ...size, jpeg: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
}

Object.assign(window, { drawPage, drawSides })

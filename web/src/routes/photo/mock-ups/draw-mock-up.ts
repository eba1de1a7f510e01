import { type MockUp, type Print, parseMockUp } from './mock-up'
import { paint } from './paint'
import type { Pixels } from './pixels'
import { placesOf } from './places'

/** The width of the picture that the drawing is made for, in pixels. */
const PICTURE_WIDTH = 800
const PHOTO_SIDE_MAX = 1000

/** The prints of a picture with the photo on them, and their place in the picture in percent. */
export interface Drawing {
  bitmap: ImageBitmap
  left: number
  top: number
  width: number
  height: number
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.imageSmoothingQuality = 'high'
  return context
}

async function fetchOf(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

/** The upper half of `shade.webp` is the light and the lower half the gloss. */
function halvesOf(shade: ImageBitmap, width: number, height: number): { light: Pixels; gloss: Pixels } {
  const half = (at: number): Pixels => {
    const context = contextOf(width, height)
    const rows = shade.height / 2
    context.drawImage(shade, 0, at * rows, shade.width, rows, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }
  return { light: half(0), gloss: half(1) }
}

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** The middle of the photo in the shape of a print, about as large as the print is drawn. */
function cropFor(photo: ImageBitmap, { aspect, u, v, points }: Print, scale: number): Pixels {
  const across = (axis: number) => span(points.filter((_, at) => at % 2 === axis)) / 2
  const whole = Math.max(across(0) / span(u), (across(1) / span(v)) * aspect)
  const width = Math.min(Math.max(Math.ceil(whole * scale), 8), PHOTO_SIDE_MAX)
  const height = Math.max(Math.round(width / aspect), 8)
  const cropWidth = Math.min(photo.width, photo.height * aspect)
  const cropHeight = cropWidth / aspect
  const context = contextOf(width, height)
  // Transparent parts of a photo are white on paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const [x, y] = [(photo.width - cropWidth) / 2, (photo.height - cropHeight) / 2]
  context.drawImage(photo, x, y, cropWidth, cropHeight, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

async function load(base: string): Promise<{ mockUp: MockUp; shade: ImageBitmap }> {
  const [json, file] = await Promise.all([
    fetchOf(`${base}/print.json`).then((answer): Promise<unknown> => answer.json()),
    fetchOf(`${base}/shade.webp`).then((answer) => answer.blob()),
  ])
  return { mockUp: parseMockUp(json), shade: await createImageBitmap(file) }
}

/**
 * Draws a photo on the prints of a picture of the shop. Nothing leaves the device. It takes up to a second of computing
 * on a phone, so pages call it through `mockUpDrawer`.
 *
 * @param base address of the picture's folder, which has `print.json` and `shade.webp`
 * @throws where the files are missing
 */
export async function drawMockUp(base: string, photo: ImageBitmap): Promise<Drawing> {
  const { mockUp, shade } = await load(base)
  const [left, top, right, bottom] = mockUp.box
  const scale = PICTURE_WIDTH / mockUp.width
  const width = Math.max(Math.round((right - left) * scale), 1)
  const height = Math.max(Math.round((bottom - top) * scale), 1)
  const { light, gloss } = halvesOf(shade, width, height)
  shade.close()
  const places = placesOf(mockUp, light)
  const photos = mockUp.prints.map((print) => cropFor(photo, print, scale))
  const pixels = new ImageData(width, height)
  paint({ mockUp, places, light, gloss, photos }, pixels.data)
  return {
    bitmap: await createImageBitmap(pixels),
    left: (left / mockUp.width) * 100,
    top: (top / mockUp.height) * 100,
    width: ((right - left) / mockUp.width) * 100,
    height: ((bottom - top) / mockUp.height) * 100,
  }
}

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'

const [WIDTH, HEIGHT] = [64, 128]

/** The cut edge of a block of paper: thin lines, no two alike, the same each time. */
export function leafLines(): Texture {
  const canvas = memoryCanvas(WIDTH, HEIGHT)
  const ctx = contextOf(canvas)
  for (let y = 0; y < HEIGHT; y += 2) {
    const chance = Math.abs(Math.sin(y * 12.9898) * 43_758.5453) % 1
    const grey = Math.round(206 + 46 * chance)
    ctx.fillStyle = `rgb(${grey} ${grey - 2} ${grey - 7})`
    ctx.fillRect(0, y, WIDTH, 2)
  }
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

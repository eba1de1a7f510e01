import { CanvasTexture, RepeatWrapping, type Texture } from 'three'

const SIDE = 256

/** A height in 0..1 for each pixel of a tile whose opposite sides meet. */
type Height = (x: number, y: number) => number

/** A repeatable sequence, so that a thing looks the same each time. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function tile(fill: (pixels: Uint8ClampedArray) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (context) {
    const image = context.createImageData(SIDE, SIDE)
    fill(image.data)
    context.putImageData(image, 0, 0)
  }
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

/** The slopes of a height as a normal map. */
function slopes(height: Height, strength: number): Texture {
  return tile((pixels) => {
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const dx = (height((x + 1) % SIDE, y) - height((x + SIDE - 1) % SIDE, y)) * strength
        const dy = (height(x, (y + 1) % SIDE) - height(x, (y + SIDE - 1) % SIDE)) * strength
        const length = Math.hypot(dx, dy, 1)
        const at = (y * SIDE + x) * 4
        pixels[at] = (0.5 - dx / length / 2) * 255
        pixels[at + 1] = (0.5 + dy / length / 2) * 255
        pixels[at + 2] = (0.5 + 0.5 / length) * 255
        pixels[at + 3] = 255
      }
    }
  })
}

/** Threads over and under each other, `count` each way, of slightly different thickness. */
export function weave(count: number): Texture {
  const random = noise(count)
  const thick = Array.from({ length: 2 * count }, () => 0.75 + 0.5 * random())
  const period = SIDE / count
  return slopes((x, y) => {
    const [column, row] = [Math.floor(x / period), Math.floor(y / period)]
    const across = Math.abs(Math.sin((Math.PI * x) / period)) * (thick[column] ?? 1)
    const along = Math.abs(Math.sin((Math.PI * y) / period)) * (thick[count + row] ?? 1)
    return (column + row) % 2 === 0 ? across * 0.9 + along * 0.2 : along * 0.9 + across * 0.2
  }, 0.8)
}

/** The grain of oak as a colour map: long streaks along v. */
export function oakGrain(): Texture {
  const random = noise(7)
  const streaks = Array.from({ length: SIDE }, () => random())
  const soft = streaks.map(
    (_, x) => [-2, -1, 0, 1, 2].reduce((sum, k) => sum + (streaks[(x + k + SIDE) % SIDE] ?? 0), 0) / 5,
  )
  return tile((pixels) => {
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const sway = Math.round(5 * Math.sin((2 * Math.PI * y) / SIDE) + SIDE)
        const grain = 0.55 * (soft[(x + sway) % SIDE] ?? 0) + 0.2 * (streaks[(x + sway) % SIDE] ?? 0)
        const at = (y * SIDE + x) * 4
        pixels[at] = 226 - 62 * grain
        pixels[at + 1] = 188 - 66 * grain
        pixels[at + 2] = 142 - 66 * grain
        pixels[at + 3] = 255
      }
    }
  })
}

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hang, type Wall } from './hang.ts'

const WIDTH = 80
const HEIGHT = 60
const mockUp = {
  width: WIDTH,
  height: HEIGHT,
  white: { values: new Float32Array(WIDTH * HEIGHT * 3).fill(0.4), width: WIDTH, height: HEIGHT },
}
const wall: Wall = { widthMm: 800, lowMm: 100, albedo: [0.5, 0.5, 0.5] }
const path = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const item = { x: 0, y: 400, width: 400, height: 200, depth: 40, path }
const at = (linear: Float32Array, x: number, y: number): number => linear[(y * WIDTH + x) * 3] ?? Number.NaN

describe('a picture on an empty wall', () => {
  test('hangs at its place, in the light of the wall', async () => {
    const linear = await hang(mockUp, wall, [item])
    // 400 mm above the floor is 300 mm above the lower edge: the middle of the picture. White paper reflects 0.84.
    expect(at(linear, 40, 30)).toBeCloseTo((0.4 / 0.5) * 0.84, 2)
    expect(at(linear, 40, 10)).toBeCloseTo(0.4, 2)
    expect(at(linear, 10, 30)).toBeCloseTo(0.4, 1)
  })

  test('throws its shadow to the lower right', async () => {
    const linear = await hang(mockUp, wall, [item])
    expect(at(linear, 61, 38)).toBeLessThan(0.3)
    expect(at(linear, 18, 30)).toBeGreaterThan(at(linear, 61, 38))
  })

  test('has a frame in its colour and a white mat round the photo', async () => {
    const linear = await hang(mockUp, wall, [{ ...item, frame: { colour: [0.02, 0.02, 0.02], width: 20, mat: 30 } }])
    expect(at(linear, 40, 20)).toBeLessThan(0.03)
    expect(at(linear, 50, 36)).toBeCloseTo((0.4 / 0.5) * 0.82, 1)
  })
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { collage, mosaic } from './collage.ts'

const folder = mkdtempSync(join(tmpdir(), 'collage-'))
const plain = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } }).png()
await Promise.all(['#c00', '#0c0', '#00c'].map((colour, k) => plain(colour).toFile(join(folder, `${k}.png`))))
const files = ['0.png', '1.png', '2.png']

async function colourAt(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(from, from + 3)]
}

describe('several photos on one print', () => {
  test('a collage has one photo in each field and white lines between', async () => {
    const image = await collage(folder, { layout: 'grid', files }, 1.5)
    expect((await sharp(image).metadata()).height).toBe(1600)
    expect(await colourAt(image, 1 / 6, 1 / 6)).toEqual([204, 0, 0])
    expect(await colourAt(image, 0.5, 1 / 6)).toEqual([0, 204, 0])
    expect(await colourAt(image, 1 / 3, 1 / 6)).toEqual([255, 255, 255])
  })

  test('a mosaic has the colours of the main photo', async () => {
    const image = await mosaic(plain('#303050'), { folder, files }, 1)
    const { channels } = await sharp(image).stats()
    const [red = 255, green = 255, blue = 0] = channels.map(({ mean }) => mean)
    expect(blue).toBeGreaterThan(red)
    expect(blue).toBeGreaterThan(green)
  })
})

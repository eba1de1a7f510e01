// Packs the sixteen-bit files of a render: light without loss in eight bits, and the map.
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodeLight } from './light-curve.ts'
import type { Box, Light } from './mock-up.ts'
import { packMap } from './print-map.ts'

/** The pixels of a sixteen-bit file. */
interface Numbers {
  values: Uint16Array
  width: number
  height: number
}

// blender/png16.py writes the files with these values.
const TOP = 2
const STEPS = 2047
const BRIGHTEST = 0.9999 // this share of the values is at or below the top
const TO_LINEAR = Float32Array.from({ length: STEPS + 1 }, (_, code) => TOP * (code / STEPS) ** 2.2)

/** Replaces white.png, light.png and map.png by base.webp, light.webp and map.br, and notes in mock-up.json the light of byte 255. */
export async function packMockUp(folder: string): Promise<void> {
  if (!['white.png', 'mock-up.json'].every((file) => existsSync(join(folder, file)))) return
  const facts: { box: Box | null } = JSON.parse(await readFile(join(folder, 'mock-up.json'), 'utf8'))
  const names = facts.box ? ['white', 'light', 'map'] : ['white']
  const read = (name: string) => sixteenBits(join(folder, `${name}.png`))
  const base = linear(await read('white'))
  const tops: { light?: number; base?: number } = {}
  if (facts.box) {
    const [light, map] = await Promise.all([read('light'), read('map')])
    const prints = linear(light)
    takeAway(base, prints, facts.box)
    tops.light = await writeLight(join(folder, 'light.webp'), prints)
    await writeFile(join(folder, 'map.br'), packMap(map))
  }
  tops.base = await writeLight(join(folder, 'base.webp'), base)
  await writeFile(join(folder, 'mock-up.json'), `${JSON.stringify({ ...facts, tops }, null, 2)}\n`)
  await Promise.all(names.map((name) => rm(join(folder, `${name}.png`))))
}

/** White prints without their light are black prints. Small errors of the light then stay small under a dark photo. */
function takeAway(base: Light, prints: Light, [left, top]: Box): void {
  for (let y = 0, i = 0; y < prints.height; y++) {
    const row = ((top + y) * base.width + left) * 3
    for (let x = 0; x < prints.width * 3; x++, i++)
      base.values[row + x] = (base.values[row + x] ?? 0) - (prints.values[i] ?? 0)
  }
}

async function sixteenBits(path: string): Promise<Numbers> {
  const { data, info } = await sharp(path)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  return { values, width: info.width, height: info.height }
}

const linear = ({ values, width, height }: Numbers): Light => ({
  values: Float32Array.from(values, (v) => TO_LINEAR[v >> 5] ?? 0),
  width,
  height,
})

/** Returns the light of byte 255. */
async function writeLight(path: string, { values, width, height }: Light): Promise<number> {
  const brightest = values.slice().sort()[Math.floor(values.length * BRIGHTEST)] ?? 0
  const top = Number(brightest.toPrecision(4))
  const bytes = Buffer.from(Uint8Array.from(values, (light) => encodeLight(light, top)))
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toFile(path)
  return top
}

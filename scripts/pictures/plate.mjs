// Reads the plates of a scene as linear light and numbers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// blender/png16.py writes the files with these values.
const TOP = 2
const STEPS = 2047

const TO_LINEAR = Float32Array.from({ length: STEPS + 1 }, (_, code) => TOP * (code / STEPS) ** 2.2)

/**
 * white: the scene with white prints; light: the light of the prints alone, inside `box`;
 * map: per half pixel of the box, u, v, number of the print and blur in pixels. A scene without prints has `white` only.
 */
export async function readPlate(folder) {
  const facts = JSON.parse(await readFile(join(folder, 'plate.json'), 'utf8'))
  const names = facts.box ? ['white', 'light', 'map'] : ['white']
  const [white, light, map] = await Promise.all(names.map((name) => sixteenBits(join(folder, `${name}.png`))))
  return { ...facts, white: linear(white), ...(facts.box && { light: linear(light), map }) }
}

async function sixteenBits(path) {
  const { data, info } = await sharp(path)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  return { values, width: info.width, height: info.height }
}

function linear({ values, width, height }) {
  return { values: Float32Array.from(values, (v) => TO_LINEAR[v >> 5]), width, height }
}

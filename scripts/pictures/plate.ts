// Reads the plates of a scene as linear light and numbers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodeLight } from './light-curve.ts'
import { unpackMap } from './print-map.ts'

/**
 * white: the scene with white prints; light: the light of the prints alone, inside `box`;
 * map: per half pixel of the box, u, v, number of the print and blur in pixels. A scene without prints has `white` only.
 */
export async function readPlate(folder) {
  const facts = JSON.parse(await readFile(join(folder, 'plate.json'), 'utf8'))
  const white = await readLight(join(folder, 'base.webp'), facts.tops.base)
  if (!facts.box) return { ...facts, white }
  const light = await readLight(join(folder, 'light.webp'), facts.tops.light)
  addPrints(white, light, facts.box)
  const map = unpackMap(await readFile(join(folder, 'map.br')), light.width * 2, light.height * 2)
  return { ...facts, white, light, map }
}

/** The names of a plate's files. */
export const plateFiles = (hasPrints) => (hasPrints ? ['base.webp', 'light.webp', 'map.br'] : ['base.webp'])

async function readLight(path, top) {
  const light = decodeLight(top)
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  return { values: Float32Array.from(data, (byte) => light[byte]), width: info.width, height: info.height }
}

function addPrints(base, light, [left, top]) {
  for (let y = 0, i = 0; y < light.height; y++) {
    const row = ((top + y) * base.width + left) * 3
    for (let x = 0; x < light.width * 3; x++, i++) base.values[row + x] += light.values[i]
  }
}

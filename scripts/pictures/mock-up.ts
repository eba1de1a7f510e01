// Reads the mock-up of a scene as linear light and numbers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodeLight } from './light-curve.ts'
import { type PrintMap, unpackMap } from './print-map.ts'

/** Linear light, three values for each pixel. */
export interface Light {
  values: Float32Array
  width: number
  height: number
}

/** Left, top, right and bottom of the part with prints, in pixels. */
export type Box = [number, number, number, number]

/** A scene as rendered; `white` has white prints. */
export interface Rendered {
  /** Of the picture, in pixels. */
  width: number
  height: number
  white: Light
}

/** A scene without prints. */
export interface BareMockUp extends Rendered {
  box: null
}

export interface MockUpWithPrints extends Rendered {
  box: Box
  /** The light of the prints alone, inside the box. */
  light: Light
  /** Per half pixel of the box: u, v, number of the print and blur in pixels. */
  map: PrintMap
}

export type MockUp = BareMockUp | MockUpWithPrints

/** What mock-up.json has. `tops` is the light of byte 255. */
type MockUpFacts = { width: number; height: number } & (
  | { box: null; tops: { base: number } }
  | { box: Box; tops: { base: number; light: number } }
)

export async function readMockUp(folder: string): Promise<MockUp> {
  const facts: MockUpFacts = JSON.parse(await readFile(join(folder, 'mock-up.json'), 'utf8'))
  const white = await readLight(join(folder, 'base.webp'), facts.tops.base)
  if (!facts.box) return { ...facts, white }
  const light = await readLight(join(folder, 'light.webp'), facts.tops.light)
  addPrints(white, light, facts.box)
  const map = unpackMap(await readFile(join(folder, 'map.br')), light.width * 2, light.height * 2)
  return { ...facts, white, light, map }
}

/** The names of a mock-up's files. */
export const mockUpFiles = (hasPrints: boolean): string[] =>
  hasPrints ? ['base.webp', 'light.webp', 'map.br'] : ['base.webp']

async function readLight(path: string, top: number): Promise<Light> {
  const light = decodeLight(top)
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  return { values: Float32Array.from(data, (byte) => light[byte] ?? 0), width: info.width, height: info.height }
}

function addPrints(base: Light, light: Light, [left, top]: Box): void {
  for (let y = 0, i = 0; y < light.height; y++) {
    const row = ((top + y) * base.width + left) * 3
    for (let x = 0; x < light.width * 3; x++, i++)
      base.values[row + x] = (base.values[row + x] ?? 0) + (light.values[i] ?? 0)
  }
}

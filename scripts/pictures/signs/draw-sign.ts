// The drawing of a sign as lines: words in a font, reduced to their centre lines, and unchanged strokes.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import sharp from 'sharp'
import { centreLine } from './centre-line.ts'
import type { TubeColour } from './light-sign.ts'

const require = createRequire(import.meta.url)
type Script = 'hand' | 'tube' | 'brush'

/** A word in a field of 100 to the em. */
interface Word {
  word: string
  script: Script
  /** In em. */
  size?: number
  x?: number
  y?: number
}

/** The outline of a drawing, as the `d` of an SVG path. */
interface Stroke {
  stroke: string
  word?: undefined
}

export type SignPart = { colour: TubeColour } & (Word | Stroke)

/** A part of a sign as a line a pixel wide: a byte for every pixel, 1 on the line. */
export interface DrawnPart {
  colour: TubeColour
  line: Uint8Array
}

const SCRIPTS: Record<Script, (set: string) => string> = {
  hand: (set) => require.resolve(`@fontsource/sacramento/files/sacramento-${set}-400-normal.woff`),
  tube: (set) => require.resolve(`@fontsource/tilt-neon/files/tilt-neon-${set}-400-normal.woff`),
  brush: (set) => require.resolve(`@fontsource/caveat-brush/files/caveat-brush-${set}-400-normal.woff`),
}
const EM = 100

const fonts = new Map<string, Font>()

async function fontOf(script: Script, set: string): Promise<Font> {
  const key = `${script} ${set}`
  const known = fonts.get(key)
  if (known) return known
  const bytes = await readFile(SCRIPTS[script](set))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fonts.set(key, font)
  return font
}

/** A word as outlines from (x, y) on its base line. Letters that the first font lacks are from the second. */
async function wordPath({ word, script, size = 1, x = 0, y = 0 }: Word): Promise<string> {
  const scale = EM * size
  const sets: [Font, Font] = [await fontOf(script, 'latin'), await fontOf(script, 'latin-ext')]
  let left = x
  const paths: string[] = []
  for (const { font, letters } of runsOf(word, sets)) {
    paths.push(...font.getPath(letters, left, y, scale).commands.map(command))
    left += font.getAdvanceWidth(letters, scale)
  }
  return paths.join('')
}

function runsOf(word: string, sets: readonly [Font, Font]): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = []
  for (const letter of word) {
    const font = sets.find((set) => set.charToGlyphIndex(letter) > 0) ?? sets[0]
    const last = runs.at(-1)
    if (last?.font === font) last.letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}

const command = ({ type, x1, y1, x2, y2, x, y }: PathCommand): string =>
  type +
  [x1, y1, x2, y2, x, y]
    .filter((value) => value !== undefined)
    .map((value) => value.toFixed(2))
    .join(' ')

/**
 * The parts of a sign as lines of `width` × `height` pixels with the whole sign in the middle, `span` pixels wide at the most
 * and `tall` high. Strokes and words share one field, 100 to the em. `size` is the width and height of the sign in pixels.
 */
export async function drawSign(
  parts: readonly SignPart[],
  width: number,
  height: number,
  span: number,
  tall: number,
): Promise<{ parts: DrawnPart[]; size: [number, number] }> {
  const inks = await Promise.all(
    parts.map(async (part) => ({
      colour: part.colour,
      ink:
        part.word === undefined
          ? `<path d="${part.stroke}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
          : `<path d="${await wordPath(part)}"/>`,
    })),
  )
  const box = await boundsOf(inks.map(({ ink }) => ink).join(''))
  const scale = Math.min(span / box.width, tall / box.height)
  const left = width / 2 - (box.left + box.width / 2) * scale
  const top = height / 2 - (box.top + box.height / 2) * scale
  const lines = await Promise.all(
    inks.map(async ({ colour, ink }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${top}) scale(${scale})">${ink}</g></svg>`
      const { data } = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
      const line = centreLine(
        data.map((alpha) => (alpha > 127 ? 1 : 0)),
        width,
        height,
      )
      return { colour, line }
    }),
  )
  return { parts: lines, size: [box.width * scale, box.height * scale] }
}

interface Bounds {
  left: number
  top: number
  width: number
  height: number
}

/** The bounding box of the drawing. */
async function boundsOf(ink: string): Promise<Bounds> {
  const side = 2000
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><g transform="translate(${side / 2} ${side / 2})">${ink}</g></svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true })
  return {
    left: -(info.trimOffsetLeft ?? 0) - side / 2,
    top: -(info.trimOffsetTop ?? 0) - side / 2,
    width: info.width,
    height: info.height,
  }
}

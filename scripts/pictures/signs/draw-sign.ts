// The drawing of a sign as lines: words in a font, reduced to their centre lines, and unchanged strokes.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import sharp from 'sharp'
import { centreLine } from './centre-line.ts'

const require = createRequire(import.meta.url)
const SCRIPTS = {
  hand: (set) => require.resolve(`@fontsource/sacramento/files/sacramento-${set}-400-normal.woff`),
  tube: (set) => require.resolve(`@fontsource/tilt-neon/files/tilt-neon-${set}-400-normal.woff`),
  brush: (set) => require.resolve(`@fontsource/caveat-brush/files/caveat-brush-${set}-400-normal.woff`),
}
const EM = 100

const fonts = new Map()

async function fontOf(script, set) {
  const key = `${script} ${set}`
  if (!fonts.has(key)) {
    const bytes = await readFile(SCRIPTS[script](set))
    fonts.set(key, opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)))
  }
  return fonts.get(key)
}

/** A word as outlines from (x, y) on its base line. Letters that the first font lacks are from the second. */
async function wordPath({ word, script, size = 1, x = 0, y = 0 }) {
  const scale = EM * size
  const sets = [await fontOf(script, 'latin'), await fontOf(script, 'latin-ext')]
  let left = x
  const paths = []
  for (const { font, letters } of runsOf(word, sets)) {
    paths.push(...font.getPath(letters, left, y, scale).commands.map(command))
    left += font.getAdvanceWidth(letters, scale)
  }
  return paths.join('')
}

function runsOf(word, sets) {
  const runs = []
  for (const letter of word) {
    const font = sets.find((set) => set.charToGlyphIndex(letter) > 0) ?? sets[0]
    if (runs.at(-1)?.font === font) runs.at(-1).letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}

const command = ({ type, x1, y1, x2, y2, x, y }) =>
  type +
  [x1, y1, x2, y2, x, y]
    .filter((value) => value !== undefined)
    .map((value) => value.toFixed(2))
    .join(' ')

/**
 * The parts of a sign as lines a pixel wide: `{ colour, line }` each, `line` of `width` × `height` pixels with the whole
 * sign in the middle, `span` pixels wide at the most and `tall` high. Strokes and words share one field, 100 to the em.
 */
export async function drawSign(parts, width, height, span, tall) {
  const inks = await Promise.all(
    parts.map(async (part) =>
      part.word
        ? `<path d="${await wordPath(part)}"/>`
        : `<path d="${part.stroke}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  )
  const box = await boundsOf(inks.join(''))
  const scale = Math.min(span / box.width, tall / box.height)
  const left = width / 2 - (box.left + box.width / 2) * scale
  const top = height / 2 - (box.top + box.height / 2) * scale
  const lines = await Promise.all(
    inks.map(async (ink) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${top}) scale(${scale})">${ink}</g></svg>`
      const { data } = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
      return centreLine(
        data.map((alpha) => (alpha > 127 ? 1 : 0)),
        width,
        height,
      )
    }),
  )
  return {
    parts: parts.map(({ colour }, k) => ({ colour, line: lines[k] })),
    size: [box.width * scale, box.height * scale],
  }
}

/** The bounding box of the drawing. */
async function boundsOf(ink) {
  const side = 2000
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><g transform="translate(${side / 2} ${side / 2})">${ink}</g></svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true })
  return {
    left: -info.trimOffsetLeft - side / 2,
    top: -info.trimOffsetTop - side / 2,
    width: info.width,
    height: info.height,
  }
}

// `pnpm neon-fonts`: makes the fonts of neon signs in packages/design/src/neon/fonts from fonts of single lines, and a
// picture of all their characters in docs/neon-fonts.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TubeFont } from '../packages/design/src/neon/tube-font.ts'
import { root } from './lib/wrangler.ts'
import { CHARACTERS, macronBase, okina, withMacron } from './neon-fonts/characters.ts'
import { cleanLines, isDot, type Stroke } from './neon-fonts/clean-lines.ts'
import { contactSheet } from './neon-fonts/contact-sheet.ts'
import { strokePath } from './neon-fonts/fit-stroke.ts'
import { type LineGlyph, readSvgFont } from './neon-fonts/svg-font.ts'

interface FontSettings {
  /** A font of hersheytext. */
  source: string
  joins: boolean
  /** The turn from which a line has a corner, in degrees: for all letters, and for those in which loops are too narrow to bend. */
  corner: number
  corners: Readonly<Record<string, number>>
  /** The least radius that is asked for, in thousandths of an em. */
  radius: number
}

/** The fonts by the names of their files. The source names, and so those of the first designs, are reserved. */
const FONTS: Readonly<Record<string, FontSettings>> = {
  script: { source: 'EMSAllure', joins: true, corner: 105, corners: { D: 60, a: 60, e: 60, z: 60 }, radius: 65 },
  round: { source: 'EMSTech', joins: false, corner: 55, corners: {}, radius: 100 },
  narrow: { source: 'EMSReadability', joins: false, corner: 55, corners: {}, radius: 90 },
}

const OUT = join(root, 'packages/design/src/neon/fonts')
const SHEETS = join(root, 'docs/neon-fonts')

const topOf = (strokes: readonly Stroke[]): number => Math.min(...strokes.flat(2).map(([, y]) => y))

/** The glyph of a character as strokes. */
function glyphOf(character: string, glyphs: ReadonlyMap<string, LineGlyph>, { corner, corners }: FontSettings) {
  const source = character === 'ʻ' ? ',' : (macronBase(character) ?? character)
  const glyph = glyphs.get(source)
  if (!glyph) throw new Error(`The font has no ${source}.`)
  const letter = source.normalize('NFD').charAt(0)
  const strokes = cleanLines(glyph.lines, corners[letter] ?? corner)
  if (source === character) return { advance: glyph.advance, strokes }
  if (character !== 'ʻ') return { advance: glyph.advance, strokes: withMacron(strokes, isDot) }
  return { advance: glyph.advance, strokes: okina(strokes, topOf(cleanLines(glyphs.get('H')?.lines ?? [], corner))) }
}

function fontOf(settings: FontSettings): TubeFont {
  const glyphs = readSvgFont(settings.source)
  const capital = cleanLines(glyphs.get('H')?.lines ?? [], settings.corner)
  const written = CHARACTERS.map((character) => {
    const { advance, strokes } = glyphOf(character, glyphs, settings)
    const paths = strokes.map((stroke) => strokePath(stroke, settings.radius))
    return [character, { advance: Math.round(advance), strokes: paths }] as const
  })
  return {
    capHeight: Math.round(-topOf(capital)),
    space: Math.round(glyphs.get(' ')?.advance ?? 0),
    joins: settings.joins,
    glyphs: Object.fromEntries(written),
  }
}

mkdirSync(OUT, { recursive: true })
mkdirSync(SHEETS, { recursive: true })
for (const [name, settings] of Object.entries(FONTS)) {
  const font = fontOf(settings)
  writeFileSync(join(OUT, `${name}.json`), `${JSON.stringify(font)}\n`)
  await sharp(Buffer.from(contactSheet(font)))
    .webp({ quality: 60 })
    .toFile(join(SHEETS, `${name}.webp`))
  console.log(`${name}: ${Object.keys(font.glyphs).length} characters`)
}

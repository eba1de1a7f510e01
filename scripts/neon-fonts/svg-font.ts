// Reads a font of single lines as the package `hersheytext` has it: glyphs whose outline is an open line of straight pieces.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A point in thousandths of an em from the left end of the base line; y goes down. */
export type Spot = [x: number, y: number]
export type Line = Spot[]

export interface LineGlyph {
  advance: number
  lines: Line[]
}

const require = createRequire(import.meta.url)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>' }

const unescapeXml = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The lines of a path of M and L. */
const linesOf = (path: string): Line[] =>
  path
    .split('M')
    .map((line) => [...line.matchAll(/(-?[\d.]+)\s+(-?[\d.]+)/g)].map(([, x, y]): Spot => [Number(x), -Number(y)]))
    .filter((line) => line.length > 0)

/** The glyphs of a font by their character. */
export function readSvgFont(name: string): Map<string, LineGlyph> {
  const file = readFileSync(require.resolve(`hersheytext/svg_fonts/${name}.svg`), 'utf8')
  const glyphs = new Map<string, LineGlyph>()
  for (const [tag] of file.matchAll(/<glyph\s[^>]*>/g)) {
    const character = unescapeXml(attribute(tag, 'unicode') ?? '')
    const advance = Number(attribute(tag, 'horiz-adv-x'))
    if ([...character].length === 1) glyphs.set(character, { advance, lines: linesOf(attribute(tag, 'd') ?? '') })
  }
  return glyphs
}

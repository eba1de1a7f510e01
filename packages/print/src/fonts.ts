import { deflate } from './deflate'
import { type FontFacts, fontFacts } from './font-facts'
import type { PdfPlan } from './pdf-plan'
import { codeHex, latin1, number, numbers, reference, utf16Hex } from './pdf-values'
import { PrintRefusal } from './print-refusal'
import type { PrintResources } from './resources'

/** A font in the file. */
export interface UsedFont {
  object: number
  /** The code of a glyph that stands for a text, four hexadecimal digits. */
  codeOf(glyph: number, text: string): string
}

interface CodedGlyph {
  code: number
  glyph: number
  text: string
}

interface OpenFont extends UsedFont {
  id: string
  glyphs: Map<string, CodedGlyph>
}

const CODES_MAX = 0xffff
/** Mappings in one block of a table of characters. */
const BLOCK = 100
const TAG_LETTERS = 6

/** `AAAAAB` for 1: each subset in a file needs a name of its own. */
const tagOf = (at: number): string =>
  Array.from({ length: TAG_LETTERS }, (_, digit) =>
    String.fromCharCode(65 + (Math.floor(at / 26 ** (TAG_LETTERS - 1 - digit)) % 26)),
  ).join('')

/** The text of each code, so that the words of a file can be searched and copied. */
function toUnicode(glyphs: readonly CodedGlyph[]): Uint8Array<ArrayBuffer> {
  const rows = glyphs
    .filter(({ text }) => text !== '')
    .map(({ code, text }) => `<${codeHex(code)}> <${utf16Hex(text)}>`)
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => {
    const block = rows.slice(at * BLOCK, (at + 1) * BLOCK)
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`
  })
  return latin1(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <FFFF> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n'),
  )
}

/** The glyph of each code. */
function glyphMap(glyphs: readonly CodedGlyph[]): Uint8Array<ArrayBuffer> {
  const map = new DataView(new ArrayBuffer(2 * (glyphs.length + 1)))
  for (const { code, glyph } of glyphs) map.setUint16(2 * code, glyph)
  return new Uint8Array(map.buffer)
}

const descriptor = (name: string, { box, ascent, descent, capHeight, italicAngle }: FontFacts, file: number): string =>
  [
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${numbers(box)}]/ItalicAngle ${number(italicAngle)}`,
    `/Ascent ${number(ascent)}/Descent ${number(descent)}/CapHeight ${number(capHeight)}/StemV 80`,
    `/FontFile2 ${reference(file)}>>`,
  ].join('')

/**
 * The fonts of a file, each with the glyphs that it uses. A code means a glyph with its text, since one glyph may stand for
 * several texts: a letter, and the same letter as a part of a decomposed one.
 */
export function createFonts(plan: PdfPlan, { font: fileOf, subset }: Pick<PrintResources, 'font' | 'subset'>) {
  const fonts = new Map<string, OpenFont>()

  const open = (id: string): OpenFont => {
    const glyphs = new Map<string, CodedGlyph>()
    return {
      id,
      glyphs,
      object: plan.reserve(),
      codeOf(glyph, text) {
        const key = `${glyph} ${text}`
        const known = glyphs.get(key) ?? { code: glyphs.size + 1, glyph, text }
        if (known.code > CODES_MAX) throw new PrintRefusal(`The font "${id}" has too many letters for one file.`)
        glyphs.set(key, known)
        return codeHex(known.code)
      },
    }
  }

  const embed = async (font: OpenFont, at: number): Promise<void> => {
    const whole = await fileOf(font.id)
    const facts = fontFacts(whole)
    const glyphs = [...font.glyphs.values()]
    const name = `${tagOf(at)}+${font.id}`
    const small = new Uint8Array(subset(whole, new Set(glyphs.map(({ glyph }) => glyph))))
    const file = plan.stream(`/Length1 ${small.length}/Filter/FlateDecode`, [await deflate(small)])
    const widths = glyphs.map(({ glyph }) => number(facts.advanceOf(glyph))).join(' ')
    const map = plan.stream('/Filter/FlateDecode', [await deflate(glyphMap(glyphs))])
    const descendant = plan.add(
      [
        `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}`,
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
        `/FontDescriptor ${reference(plan.add(descriptor(name, facts, file)))}/DW 0/W[1[${widths}]]`,
        `/CIDToGIDMap ${reference(map)}>>`,
      ].join(''),
    )
    const texts = plan.stream('/Filter/FlateDecode', [await deflate(toUnicode(glyphs))])
    plan.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${reference(descendant)}]/ToUnicode ${reference(texts)}>>`,
      font.object,
    )
  }

  return {
    use(id: string): UsedFont {
      const font = fonts.get(id) ?? open(id)
      fonts.set(id, font)
      return font
    },

    /** Writes the fonts, after the last page. */
    async embed(): Promise<void> {
      for (const [at, font] of [...fonts.values()].entries()) await embed(font, at)
    },
  }
}

export type Fonts = ReturnType<typeof createFonts>

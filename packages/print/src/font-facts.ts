/** What a PDF says of a TrueType font. Lengths are in thousandths of an em. */
export interface FontFacts {
  /** Left, bottom, right and top of all glyphs. */
  box: [number, number, number, number]
  ascent: number
  descent: number
  capHeight: number
  italicAngle: number
  advanceOf(glyph: number): number
}

const TRUE_TYPE = 0x00010000
const TABLE_ENTRY = 16
const METRIC_BYTES = 4
/** Version of OS/2 from which it has the height of capitals. */
const WITH_CAP_HEIGHT = 2

/** Reads the tables of a TrueType font. Throws for one with outlines of PostScript, which would need another kind of object. */
export function fontFacts(font: Uint8Array): FontFacts {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  if (view.getUint32(0) !== TRUE_TYPE) throw new Error('This is not a TrueType font')
  const tables = new Map<string, number>()
  for (let entry = 0; entry < view.getUint16(4); entry += 1) {
    const at = 12 + entry * TABLE_ENTRY
    tables.set(String.fromCharCode(...font.subarray(at, at + 4)), view.getUint32(at + 8))
  }
  const table = (name: string): number => {
    const at = tables.get(name)
    if (at === undefined) throw new Error(`The font has no table ${name}`)
    return at
  }
  const head = table('head')
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const os2 = tables.get('OS/2')
  const metrics = view.getUint16(hhea + 34)
  const scale = 1000 / view.getUint16(head + 18)
  const ascent = view.getInt16(hhea + 4) * scale
  const hasCapHeight = os2 !== undefined && view.getUint16(os2) >= WITH_CAP_HEIGHT
  return {
    box: [0, 2, 4, 6].map((at) => view.getInt16(head + 36 + at) * scale) as FontFacts['box'],
    ascent,
    descent: view.getInt16(hhea + 6) * scale,
    capHeight: hasCapHeight ? view.getInt16(os2 + 88) * scale : ascent,
    italicAngle: view.getInt32(table('post') + 4) / 65_536,
    // The glyphs after the last metric have its advance.
    advanceOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, metrics - 1) * METRIC_BYTES) * scale,
  }
}

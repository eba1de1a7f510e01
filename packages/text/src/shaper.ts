import type { PathData } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape, ShapedGlyph, ShapedRun } from '@kea/design/text/shape'
import type { Compile } from './draw-funcs'
import { type HarfBuzz, startHarfBuzz } from './harfbuzz'
import { withLookalikes } from './lookalikes'
import { createOutlines } from './outlines'

export interface Shaper {
  /** Fonts stay for the life of the shaper. */
  addFont(id: FontId, file: Uint8Array): void
  hasFont(id: FontId): boolean
  shape: Shape
  /**
   * The outline of a glyph in em from its origin, y downwards; empty for a space.
   *
   * @throws for a font that was not added, and in a Worker
   */
  outline(font: FontId, glyph: number): PathData
}

interface LoadedFont {
  handle: number
  unitsPerEm: number
  ascent: number
  descent: number
}

const MODE_WRITABLE = 2
const LEFT_TO_RIGHT = 4
/** Bytes of `hb_glyph_info_t` and of `hb_glyph_position_t`. */
const ENTRY_BYTES = 20
const CLUSTER_AT = 8
/** `liga` and `clig` of `hb_feature_t`: tag, value, start, end. */
const NO_LIGATURES = [0x6c696761, 0, 0, 0xffffffff, 0x636c6967, 0, 0, 0xffffffff]
/** Editing shapes the same lines again and again: each frame of a drag asks for all of them. */
const KEPT_RUNS = 500

/**
 * @param wasm the compiled `harfbuzzjs/dist/harfbuzz.wasm`
 * @param compile needed for outlines; a Worker has none, and prints fonts instead of outlines
 */
export function createShaper(wasm: WebAssembly.Module, compile?: Compile): Shaper {
  const hb = startHarfBuzz(wasm)
  const fonts = new Map<FontId, LoadedFont>()
  const runs = new Map<string, ShapedRun>()
  const buffer = hb.hb_buffer_create()
  const features = copyIn(hb, new Uint32Array(NO_LIGATURES))
  let outlines: ReturnType<typeof createOutlines> | null = null

  const shapeLetters = (text: string, drawn: string, font: LoadedFont, ligatures: boolean): ShapedRun => {
    const line = copyIn(
      hb,
      Uint16Array.from({ length: drawn.length }, (_, at) => drawn.charCodeAt(at)),
    )
    hb.hb_buffer_clear_contents(buffer)
    hb.hb_buffer_add_utf16(buffer, line, drawn.length, 0, drawn.length)
    hb.hb_buffer_guess_segment_properties(buffer)
    hb.hb_buffer_set_direction(buffer, LEFT_TO_RIGHT)
    hb.hb_shape(font.handle, buffer, features, ligatures ? 0 : NO_LIGATURES.length / 4)
    hb.free(line)
    return { ...readRun(hb, buffer, text, font.unitsPerEm), ascent: font.ascent, descent: font.descent }
  }

  /** Letters that the font lacks are drawn as those that look alike. They stay the text of their glyphs. */
  const shapeLine = (text: string, font: LoadedFont, ligatures: boolean): ShapedRun => {
    const run = shapeLetters(text, text, font, ligatures)
    const drawn = run.missing.length > 0 ? withLookalikes(text, run.missing) : text
    return drawn === text ? run : shapeLetters(text, drawn, font, ligatures)
  }

  return {
    addFont(id, file) {
      if (!fonts.has(id)) fonts.set(id, openFont(hb, file))
    },
    hasFont: (id) => fonts.has(id),
    shape(text, id, { ligatures }) {
      const font = fonts.get(id)
      if (!font) return null
      const key = `${id} ${ligatures} ${text}`
      const run = runs.get(key) ?? shapeLine(text, font, ligatures)
      runs.set(key, run)
      if (runs.size > KEPT_RUNS) runs.delete(runs.keys().next().value ?? key)
      return run
    },
    outline(id, glyph) {
      const font = fonts.get(id)
      if (!font || !compile) throw new Error(`No outlines of the font ${id}`)
      outlines ??= createOutlines(hb, compile)
      return outlines(font.handle, glyph, font.unitsPerEm)
    },
  }
}

/** Copies numbers into the memory of HarfBuzz. */
function copyIn(hb: HarfBuzz, data: Uint8Array | Uint16Array | Uint32Array): number {
  const pointer = hb.malloc(Math.max(data.byteLength, 1))
  new Uint8Array(hb.memory.buffer).set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), pointer)
  return pointer
}

function openFont(hb: HarfBuzz, file: Uint8Array): LoadedFont {
  const blob = hb.hb_blob_create(copyIn(hb, file), file.length, MODE_WRITABLE, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const handle = hb.hb_font_create(face)
  const unitsPerEm = hb.hb_face_get_upem(face)
  const extents = hb.malloc(12)
  hb.hb_font_get_h_extents(handle, extents)
  const [ascender = 0, descender = 0] = new Int32Array(hb.memory.buffer, extents, 2)
  hb.free(extents)
  return { handle, unitsPerEm, ascent: ascender / unitsPerEm, descent: -descender / unitsPerEm }
}

/** The glyphs of a shaped buffer. A cluster with a character that the font lacks is named and left out. */
function readRun(hb: HarfBuzz, buffer: number, text: string, unitsPerEm: number) {
  const count = hb.hb_buffer_get_length(buffer)
  const infos = new DataView(hb.memory.buffer, hb.hb_buffer_get_glyph_infos(buffer, 0), count * ENTRY_BYTES)
  const positions = new DataView(hb.memory.buffer, hb.hb_buffer_get_glyph_positions(buffer, 0), count * ENTRY_BYTES)
  const entries = Array.from({ length: count }, (_, at) => ({
    at: at * ENTRY_BYTES,
    id: infos.getUint32(at * ENTRY_BYTES, true),
    cluster: infos.getUint32(at * ENTRY_BYTES + CLUSTER_AT, true),
  }))
  // Clusters grow from left to right; each reaches to where the next one starts.
  const starts = [...new Set(entries.map(({ cluster }) => cluster))]
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1]]))
  const textOf = (cluster: number) => text.slice(cluster, ends.get(cluster))
  const lacking = new Set(entries.filter(({ id }) => id === 0).map(({ cluster }) => cluster))
  const glyphs = entries
    .filter(({ cluster }) => !lacking.has(cluster))
    .map(({ at, id, cluster }, index, kept): ShapedGlyph => {
      const em = (field: number) => positions.getInt32(at + field, true) / unitsPerEm
      const isFirst = kept[index - 1]?.cluster !== cluster
      return { id, text: isFirst ? textOf(cluster) : '', advance: em(0), dx: em(8), dy: 0 - em(12) }
    })
  return { glyphs, missing: [...new Set([...lacking].map(textOf))] }
}

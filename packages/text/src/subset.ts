/** The functions of harfbuzz-subset.wasm that are called here. Pointers and handles are numbers. */
interface SubsetWasm {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  malloc(bytes: number): number
  free(pointer: number): void
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const MODE_WRITABLE = 2
const FLAG_NO_HINTING = 1
const FLAG_RETAIN_GIDS = 2
const FLAG_NO_LAYOUT_CLOSURE = 0x200
const SET_DROP_TABLES = 3

/** Tables for shaping and for screens. The glyphs of a print file are placed already. */
const DROPPED_TABLES = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'gasp', 'DSIG', 'MVAR']

const tagOf = (name: string): number => [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0)

/** The font with the outlines of these glyphs only. Glyphs keep their ids; glyph 0 is always there. */
export type Subset = (font: Uint8Array, glyphs: Iterable<number>) => Uint8Array

/** @param wasm the compiled `harfbuzzjs/dist/harfbuzz-subset.wasm`, which a Worker imports as a module */
export function createSubset(wasm: WebAssembly.Module): Subset {
  const hb = new WebAssembly.Instance(wasm, {}).exports as unknown as SubsetWasm
  hb._initialize()
  // The memory's buffer changes when it grows, so each use takes it anew.
  const bytes = () => new Uint8Array(hb.memory.buffer)

  const inputFor = (glyphs: Iterable<number>): number => {
    const input = hb.hb_subset_input_create_or_fail()
    const wanted = hb.hb_subset_input_glyph_set(input)
    for (const glyph of [0, ...glyphs]) hb.hb_set_add(wanted, glyph)
    hb.hb_subset_input_set_flags(input, FLAG_NO_HINTING | FLAG_RETAIN_GIDS | FLAG_NO_LAYOUT_CLOSURE)
    const dropped = hb.hb_subset_input_set(input, SET_DROP_TABLES)
    for (const table of DROPPED_TABLES) hb.hb_set_add(dropped, tagOf(table))
    return input
  }

  const bytesOf = (face: number): Uint8Array => {
    const blob = hb.hb_face_reference_blob(face)
    const start = hb.hb_blob_get_data(blob, 0)
    const copy = bytes().slice(start, start + hb.hb_blob_get_length(blob))
    hb.hb_blob_destroy(blob)
    return copy
  }

  return (font, glyphs) => {
    const data = hb.malloc(font.length)
    bytes().set(font, data)
    const blob = hb.hb_blob_create(data, font.length, MODE_WRITABLE, 0, 0)
    const face = hb.hb_face_create(blob, 0)
    hb.hb_blob_destroy(blob)
    const input = inputFor(glyphs)
    const small = hb.hb_subset_or_fail(face, input)
    const result = small === 0 ? null : bytesOf(small)
    hb.hb_subset_input_destroy(input)
    hb.hb_face_destroy(small)
    hb.hb_face_destroy(face)
    hb.free(data)
    if (!result) throw new Error('The font cannot be subset')
    return result
  }
}

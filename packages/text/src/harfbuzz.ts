/** The functions of harfbuzz.wasm that are called here. Pointers and handles are numbers. */
export interface HarfBuzz {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  __wasm_call_ctors(): void
  malloc(bytes: number): number
  free(pointer: number): void
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_buffer_add_utf16(buffer: number, text: number, length: number, start: number, count: number): void
  hb_buffer_clear_contents(buffer: number): void
  hb_buffer_create(): number
  hb_buffer_get_glyph_infos(buffer: number, length: number): number
  hb_buffer_get_glyph_positions(buffer: number, length: number): number
  hb_buffer_get_length(buffer: number): number
  hb_buffer_guess_segment_properties(buffer: number): void
  hb_buffer_set_direction(buffer: number, direction: number): void
  hb_draw_funcs_create(): number
  hb_draw_funcs_set_move_to_func(funcs: number, callback: number, userData: number, destroy: number): void
  hb_draw_funcs_set_line_to_func(funcs: number, callback: number, userData: number, destroy: number): void
  hb_draw_funcs_set_quadratic_to_func(funcs: number, callback: number, userData: number, destroy: number): void
  hb_draw_funcs_set_cubic_to_func(funcs: number, callback: number, userData: number, destroy: number): void
  hb_draw_funcs_set_close_path_func(funcs: number, callback: number, userData: number, destroy: number): void
  hb_face_create(blob: number, index: number): number
  hb_face_get_upem(face: number): number
  hb_font_create(face: number): number
  hb_font_draw_glyph(font: number, glyph: number, funcs: number, data: number): void
  hb_font_get_h_extents(font: number, extents: number): number
  hb_shape(font: number, buffer: number, features: number, count: number): void
}

const PAGE_BYTES = 65_536

/**
 * HarfBuzz from its compiled module. The package's own JavaScript loads the file itself when it is imported, which a
 * Worker cannot do; the module needs five functions, of which only the growing memory is ever used.
 */
export function startHarfBuzz(wasm: WebAssembly.Module): HarfBuzz {
  const fail = () => {
    throw new Error('HarfBuzz stopped')
  }
  const grow = (wanted: number): number => {
    try {
      hb.memory.grow(Math.ceil(((wanted >>> 0) - hb.memory.buffer.byteLength) / PAGE_BYTES))
      return 1
    } catch {
      return 0
    }
  }
  const instance = new WebAssembly.Instance(wasm, {
    env: {
      _abort_js: fail,
      _emscripten_runtime_keepalive_clear: () => {},
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
    wasi_snapshot_preview1: { proc_exit: fail },
  })
  const hb = instance.exports as unknown as HarfBuzz
  hb.__wasm_call_ctors()
  return hb
}

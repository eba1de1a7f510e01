/** Receives an outline in font units, y upwards. */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticTo(controlX: number, controlY: number, x: number, y: number): void
  cubicTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  closePath(): void
}

const I32 = 0x7f
const F32 = 0x7d

/** The first arguments are HarfBuzz's own state, the last one is user data. */
const CALLBACKS = [
  { name: 'm', floats: 2 },
  { name: 'l', floats: 2 },
  { name: 'q', floats: 4 },
  { name: 'c', floats: 6 },
  { name: 'z', floats: 0 },
]

const MODULE = 'p'
const nameOf = (text: string) => [text.length, ...[...text].map((letter) => letter.charCodeAt(0))]
const section = (id: number, content: readonly number[]) => [id, content.length, ...content]

/**
 * A module that exports the functions that it imports. A table of WebAssembly takes functions of WebAssembly only, so
 * HarfBuzz reaches ours through it.
 */
const forwardingModule = (): Uint8Array<ArrayBuffer> => {
  const types = CALLBACKS.map(({ floats }) => [
    0x60,
    floats + 4,
    ...[I32, I32, I32, ...Array<number>(floats).fill(F32), I32],
    0,
  ])
  const imports = CALLBACKS.map(({ name }, type) => [...nameOf(MODULE), ...nameOf(name), 0, type])
  const exported = CALLBACKS.map(({ name }, index) => [...nameOf(name), 0, index])
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [types.length, ...types.flat()]),
    ...section(2, [imports.length, ...imports.flat()]),
    ...section(7, [exported.length, ...exported.flat()]),
  ])
}

/** `(code) => new WebAssembly.Module(code)`, which a browser has and a Worker has not. */
export type Compile = (code: Uint8Array<ArrayBuffer>) => WebAssembly.Module

/** The callbacks of `hb_draw_funcs_t` in the order move, line, quadratic, cubic, close. */
export function drawCallbacks(pen: Pen, compile: Compile): WebAssembly.ExportValue[] {
  const imports = {
    m: (_funcs: number, _data: number, _state: number, x: number, y: number) => pen.moveTo(x, y),
    l: (_funcs: number, _data: number, _state: number, x: number, y: number) => pen.lineTo(x, y),
    q: (_funcs: number, _data: number, _state: number, cx: number, cy: number, x: number, y: number) =>
      pen.quadraticTo(cx, cy, x, y),
    c: (...[, , , x1, y1, x2, y2, x, y]: number[]) => pen.cubicTo(x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0, x ?? 0, y ?? 0),
    z: () => pen.closePath(),
  }
  const { exports } = new WebAssembly.Instance(compile(forwardingModule()), { [MODULE]: imports })
  return CALLBACKS.map(({ name }) => exports[name] as WebAssembly.ExportValue)
}

import type { PathData } from '@kea/design/geometry/display-list'
import { type Compile, drawCallbacks, type Pen } from './draw-funcs'
import type { HarfBuzz } from './harfbuzz'

type Outline = (font: number, glyph: number, unitsPerEm: number) => PathData

/** Outlines as SVG paths in em. Curves of TrueType have one control point; a path has two, for the same curve. */
export function createOutlines(hb: HarfBuzz, compile: Compile): Outline {
  let path: string[] = []
  let unit = 1
  let from = { x: 0, y: 0 }
  const number = (value: number) => `${Math.round((value / unit) * 1e5) / 1e5}`
  const point = (x: number, y: number) => `${number(x)} ${number(0 - y)}`
  const draw = (command: string, x: number, y: number, ...controls: string[]) => {
    path.push(`${command}${[...controls, point(x, y)].join(' ')}`)
    from = { x, y }
  }
  const pen: Pen = {
    moveTo: (x, y) => draw('M', x, y),
    lineTo: (x, y) => draw('L', x, y),
    quadraticTo(cx, cy, x, y) {
      const towards = (end: number, control: number) => end + ((control - end) * 2) / 3
      draw('C', x, y, point(towards(from.x, cx), towards(from.y, cy)), point(towards(x, cx), towards(y, cy)))
    },
    cubicTo: (x1, y1, x2, y2, x, y) => draw('C', x, y, point(x1, y1), point(x2, y2)),
    closePath: () => path.push('Z'),
  }
  const funcs = drawingFuncs(hb, drawCallbacks(pen, compile))
  return (font, glyph, unitsPerEm) => {
    path = []
    unit = unitsPerEm
    hb.hb_font_draw_glyph(font, glyph, funcs, 0)
    return path.join('')
  }
}

function drawingFuncs(hb: HarfBuzz, callbacks: readonly WebAssembly.ExportValue[]): number {
  const table = hb.__indirect_function_table
  const first = table.grow(callbacks.length)
  callbacks.forEach((callback, at) => {
    table.set(first + at, callback)
  })
  const funcs = hb.hb_draw_funcs_create()
  hb.hb_draw_funcs_set_move_to_func(funcs, first, 0, 0)
  hb.hb_draw_funcs_set_line_to_func(funcs, first + 1, 0, 0)
  hb.hb_draw_funcs_set_quadratic_to_func(funcs, first + 2, 0, 0)
  hb.hb_draw_funcs_set_cubic_to_func(funcs, first + 3, 0, 0)
  hb.hb_draw_funcs_set_close_path_func(funcs, first + 4, 0, 0)
  return funcs
}

import type { TubeFont } from '../../packages/design/src/neon/tube-font.ts'

const CELL = 110
const COLUMNS = 14
const SCALE = 0.075
/** One after the other, so that each stroke of a character is seen. */
const COLOURS = ['#c2342f', '#1667b8', '#2c8a3d', '#8a3fa0', '#c97a13']

/** A picture of all characters of a font, as SVG: each stroke in a colour of its own, with the base line. */
export function contactSheet({ glyphs }: TubeFont): string {
  const cells = Object.values(glyphs).map(({ advance, strokes }, at) => {
    const x = (at % COLUMNS) * CELL + (CELL - advance * SCALE) / 2
    const y = Math.floor(at / COLUMNS) * CELL + CELL * 0.66
    const lines = strokes.map(
      (path, k) =>
        `<path d="${path}" stroke="${COLOURS[k % COLOURS.length]}" stroke-width="42" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
    )
    return `<g transform="translate(${x} ${y}) scale(${SCALE})"><path d="M0 0L${advance} 0" stroke="#ddd" stroke-width="12"/>${lines.join('')}</g>`
  })
  const rows = Math.ceil(cells.length / COLUMNS)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${rows * CELL}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`
}

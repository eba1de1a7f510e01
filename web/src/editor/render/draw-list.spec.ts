import type { GlyphsPrimitive } from '@kea/design/geometry/display-list'
import { expect, test } from 'vitest'
import { type Context2D, drawList } from './draw-list'

/** Records what is drawn, with the transforms and styles that hold at that moment. */
function recorder() {
  const drawn: string[] = []
  const saved: string[][] = []
  let steps: string[] = []
  const context = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    save: () => saved.push([...steps]),
    restore: () => {
      steps = saved.pop() ?? []
    },
    transform: (...matrix: number[]) => steps.push(matrix.join(' ')),
    scale: (x: number) => steps.push(`×${x}`),
    fill: (path: unknown) => drawn.push(`${steps.join(', ')}: fill ${path} ${context.fillStyle}`),
    stroke: (path: unknown) =>
      drawn.push(`${steps.join(', ')}: stroke ${path} ${context.strokeStyle} ${context.lineWidth}`),
  }
  return { context: context as unknown as Context2D, drawn }
}

const WORDS: GlyphsPrimitive = {
  kind: 'glyphs',
  font: 'lora',
  sizeMm: 10,
  colour: '#102030',
  glyphs: [
    { id: 1, text: 'a', transform: [1, 0, 0, 1, 5, 8] },
    { id: 2, text: 'b', transform: [0, 1, -1, 0, 9, 8] },
  ],
}

const glyph = (font: string, id: number) => `${font}${id}` as unknown as Path2D
const picture = () => null

test('each glyph is drawn at its place, in its size', () => {
  const { context, drawn } = recorder()
  drawList(context, [WORDS], { picture, glyph })
  expect(drawn).toEqual(['1 0 0 1 5 8, ×10: fill lora1 #102030', '0 1 -1 0 9 8, ×10: fill lora2 #102030'])
})

test('the outline is below all letters, so that none covers its neighbour', () => {
  const { context, drawn } = recorder()
  drawList(context, [{ ...WORDS, outline: { colour: '#ffffff', widthMm: 2 } }], { picture, glyph })
  expect(drawn.map((line) => line.split(': ')[1])).toEqual([
    'stroke lora1 #ffffff 0.2',
    'stroke lora2 #ffffff 0.2',
    'fill lora1 #102030',
    'fill lora2 #102030',
  ])
})

test('a glyph whose font is not there is left out', () => {
  const { context, drawn } = recorder()
  drawList(context, [WORDS], { picture, glyph: () => null })
  expect(drawn).toEqual([])
})

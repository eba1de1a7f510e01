import { expect, it } from 'vitest'
import { lightOf, litStrokes, shownLight, unlitStrokes } from './tube-light'

it('a lit tube has its colour outside and a white core of 0.35 of its width', () => {
  expect(litStrokes('#ff4fa3', 1)).toEqual([
    { width: 1, colour: '#ff4fa3', opacity: 1 },
    { width: 0.72, colour: '#ff87c0', opacity: 1 },
    { width: 0.35, colour: '#ffffff', opacity: 0.9 },
  ])
})

it('the dimmer takes the core first, and then the colour', () => {
  const at = (power: number) => {
    const [body, , core] = litStrokes('#ff4fa3', power)
    return [body?.colour, core?.opacity]
  }
  expect([1, 0.6, 0.2, 0.1].map(at)).toEqual([
    ['#ff4fa3', 0.9],
    ['#ff4fa3', 0.45],
    ['#882a57', 0],
    ['#6a2144', 0],
  ])
})

it('a white jacket is white by day', () => {
  const [edge, , middle, shine] = unlitStrokes('#f6f1e7')
  expect([edge?.colour, middle?.colour, shine?.colour]).toEqual(['#bbb7b0', '#f6f1e7', '#fdfcf9'])
})

it('light and what a screen shows of it are each the other way round', () => {
  expect(lightOf('#ff8000').map((light) => Math.round(light * 1000))).toEqual([1000, 220, 0])
  expect([0, 0.22, 1, 3].map((light) => Math.round(shownLight(light)))).toEqual([0, 128, 255, 255])
})

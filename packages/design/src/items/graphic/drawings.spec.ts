import { describe, expect, test } from 'vitest'
import { pathCommands } from '../../geometry/path'
import { drawingOf } from './all-drawings'
import { DRAWING_GROUPS, drawingName, isDrawing } from './drawing-names'

const IDS = Object.values(DRAWING_GROUPS).flatMap((group) => Object.keys(group))

describe('the drawings of the shop', () => {
  test('are more than sixty, each once and with a name', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(IDS).size).toBe(IDS.length)
    expect(IDS.filter((id) => drawingName(id) === '')).toEqual([])
    expect([isDrawing('toString'), drawingOf('toString'), drawingName('none')]).toEqual([false, null, ''])
  })

  test.each(IDS)('%s has one to three colours and stays on its sheet', (id) => {
    const drawing = drawingOf(id)
    if (!drawing) throw new Error('There is no such drawing')
    const { width, height, colours, paths } = drawing
    expect(colours.length).toBeLessThanOrEqual(3)
    expect(new Set(paths.map(({ colour }) => colour))).toEqual(new Set(colours.keys()))
    for (const { path, line = 0 } of paths) {
      expect(path).toMatch(/^M[MLCZ\d\s.-]+$/)
      const points = pathCommands(path).flatMap((command) => command.points.slice(-1))
      for (const { x, y } of points) {
        expect(x - line / 2).toBeGreaterThanOrEqual(-1)
        expect(x + line / 2).toBeLessThanOrEqual(width + 1)
        expect(y - line / 2).toBeGreaterThanOrEqual(-1)
        expect(y + line / 2).toBeLessThanOrEqual(height + 1)
      }
    }
  })
})

import { describe, expect, test } from 'vitest'
import type { DesignSurface, PlacedPhoto } from '../document/document'
import { pathCommands } from '../geometry/path'
import { surfaceGeometry } from '../geometry/surfaces'
import { canvasDefinition, printDefinition } from '../testing/definitions'
import { type Background, PATTERNS } from './background-data'
import { composeBackground } from './compose'
import { isBackgroundCovered } from './is-covered'

const surface = (background?: Background): DesignSurface => ({
  kind: 'surface',
  id: 's',
  part: 'front',
  order: 'a0',
  orientation: 'portrait',
  ...(background && { background }),
})
const print = surfaceGeometry(printDefinition, ['size-10x15'], 'portrait')

describe('the background of a surface', () => {
  test('is white paper without one', () => {
    expect(composeBackground(print, surface())).toEqual([])
  })

  test('reaches the bleed, and the wrapped sides of a canvas', () => {
    const colour = { kind: 'colour', colour: '#102030' } as const
    expect(composeBackground(print, surface(colour))).toEqual([
      { kind: 'path', path: 'M-2 -2L102 -2L102 152L-2 152Z', fill: '#102030' },
    ])
    const canvas = surfaceGeometry(canvasDefinition, ['size-30x40', 'depth-38', 'edge-wrap'], 'portrait')
    expect(composeBackground(canvas, surface(colour))).toMatchObject([{ path: 'M-43 -43L343 -43L343 443L-43 443Z' }])
  })

  test.each(PATTERNS)('%s covers the whole print, however large it is', (pattern) => {
    for (const repeats of [3, 24]) {
      const background: Background = { kind: 'pattern', pattern, colours: ['#ffffff', '#c2404a'], repeats }
      const [group] = composeBackground(print, surface(background))
      const drawn = group?.kind === 'group' ? group.children[1] : undefined
      if (drawn?.kind !== 'path') throw new Error('A pattern is a path')
      expect(drawn.path).toMatch(/^[MLCZ\d\s.-]+$/)
      const points = pathCommands(drawn.path).flatMap((command) => command.points)
      expect(Math.min(...points.map(({ x }) => x))).toBeLessThanOrEqual(-1)
      expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(101)
      expect(Math.min(...points.map(({ y }) => y))).toBeLessThanOrEqual(-1)
      expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThanOrEqual(151)
      expect(drawn.path.length).toBeLessThan(400_000)
    }
  })

  test('is covered by a photo that fills the print without an outline', () => {
    const photo = (more: object, frame?: object) => ({
      records: {
        i: {
          kind: 'item',
          id: 'i',
          surface: 's',
          order: 'a0',
          type: 'photo',
          ...(frame && { frame }),
          data: { photo: 'p', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 }, ...more },
        } as PlacedPhoto,
      },
    })
    const covered = (more: object, frame?: object) => isBackgroundCovered(photo(more, frame), surface(), () => false)
    expect(covered({})).toBe(true)
    expect(covered({ mask: 'heart' })).toBe(false)
    expect(covered({ radiusMm: 8 })).toBe(false)
    expect(covered({}, { x: 0, y: 0, width: 50, height: 50, angle: 0 })).toBe(false)
    expect(isBackgroundCovered({ records: {} }, surface(), () => false)).toBe(false)
    expect(isBackgroundCovered(photo({}), surface(), (id) => id === 'p')).toBe(false)
  })
})

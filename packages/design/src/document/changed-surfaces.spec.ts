import { expect, test } from 'vitest'
import { changedSurfaces } from './changed-surfaces'
import type { DesignItem, DesignRecord } from './document'

const shape = (id: string, surface: string): DesignItem => ({
  kind: 'item',
  id,
  surface,
  order: 'a1',
  frame: { x: 1, y: 2, width: 30, height: 40, angle: 0 },
  type: 'shape',
  data: { shape: 'rect', fill: '#2f5d3a' },
})

const side = (id: string): DesignRecord => ({ kind: 'surface', id, part: id, order: 'a0', orientation: 'portrait' })

const design = { records: { a: shape('a', 'front'), b: shape('b', 'back'), front: side('front') } }

test('a new, a changed and a removed item change their surface', () => {
  expect([...changedSurfaces(design, { put: [shape('c', 'left')] })]).toEqual(['left'])
  expect([...changedSurfaces(design, { remove: ['b'] })]).toEqual(['back'])
  expect(changedSurfaces(design, { put: [shape('a', 'back')] })).toEqual(new Set(['front', 'back']))
})

test('a changed surface is itself; options and photos are on none', () => {
  expect([...changedSurfaces(design, { put: [side('front')] })]).toEqual(['front'])
  const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 30, heightPx: 20 } as const
  expect(changedSurfaces(design, { put: [photo], options: ['size'], remove: ['unknown'] }).size).toBe(0)
})

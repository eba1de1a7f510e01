import type { DisplayPage, Primitive } from '@kea/design/geometry/display-list'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIT } from '../geometry/view'
import { TestEditor } from '../testing/TestEditor'
import { composeOnce } from './compose-once'
import { drawingsOf } from './drawings-of'
import { StillLayers } from './StillLayers'
import type { Scene } from './scene'

let made = 0

class FakeCanvas {
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    made += 1
  }
  getContext = () =>
    new Proxy({} as Record<string, unknown>, { get: (own, name) => own[String(name)] ?? (() => {}), set: () => true })
}

beforeEach(() => {
  made = 0
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const item = (name: string): Primitive => ({
  kind: 'group',
  children: [{ kind: 'image', photo: name, transform: [1, 0, 0, 1, 0, 0], derived: null }],
})
const box = { x: -5, y: -5, width: 110, height: 60 }
const LAYOUT = {
  face: { x: 20.3, y: 30, width: 300, height: 150 },
  outer: { x: 0, y: 0, width: 0, height: 0 },
  area: { x: 0, y: 0, width: 0, height: 0 },
  view: FIT,
  scale: 3,
}
const sceneOf = (list: readonly Primitive[]) =>
  ({ page: { list, bleedBox: box } as DisplayPage, picture: () => null }) as unknown as Scene
const group = (...children: Primitive[]): Primitive => ({ kind: 'group', children })

/** A word for each primitive: the name of an item, or that of a layer. */
const words = (list: readonly Primitive[]): string[] =>
  list.flatMap((each) => (each.kind === 'group' ? words(each.children) : each.kind === 'image' ? [each.photo] : []))

describe('what stands still during a gesture', () => {
  const below = [item('a'), item('b')]
  const above = [item('d'), item('e')]
  const frame = (layers: StillLayers, density = 2, versions: readonly unknown[] = []) =>
    layers.of(sceneOf([group(...below, item('moved'), ...above)]), LAYOUT, density, versions)

  it('is drawn once, below and above the item that moves', () => {
    const layers = new StillLayers()
    expect(words(frame(layers).page.list)).toEqual(['a', 'b', 'moved', 'd', 'e'])
    expect(words(frame(layers).page.list)).toEqual(['still:0', 'moved', 'still:1'])
    const third = frame(layers)
    expect(words(third.page.list)).toEqual(['still:0', 'moved', 'still:1'])
    expect(made).toBe(2)
    expect(third.picture('still:0')).toBeInstanceOf(FakeCanvas)
    expect(third.picture('a')).toBeNull()
  })

  it('is drawn again at another density, and when a photo is decoded', () => {
    const layers = new StillLayers()
    frame(layers)
    frame(layers)
    frame(layers, 1)
    expect(made).toBe(4)
    frame(layers, 1, ['decoded'])
    expect(made).toBe(6)
  })

  it('covers whole pixels', () => {
    const layers = new StillLayers()
    frame(layers)
    const [outer] = frame(layers).page.list
    const layer = outer?.kind === 'group' ? outer.children[0] : undefined
    if (layer?.kind !== 'image') throw new Error('No layer')
    const [width, , , , x] = layer.transform
    expect(((LAYOUT.face.x + x * 3) * 2) % 1).toBeCloseTo(0)
    expect(width * 6).toBeCloseTo(661)
  })

  it('is the same on all sides of a mirrored face', () => {
    const layers = new StillLayers()
    for (const _ of ['first', 'second']) {
      const face = group(...below, item('moved'))
      layers.of(sceneOf([group(face), group(face), face]), LAYOUT, 2, [])
    }
    expect(made).toBe(1)
  })
})

it('an item that has not changed is composed once, until a font is loaded or an option changes', async () => {
  const test = await TestEditor.open()
  test.editor.addText()
  const {
    geometry,
    surface,
    item: text,
  } = {
    geometry: test.editor.scene().surface,
    surface: test.editor.context().surface,
    item: test.item,
  }
  const drawings = drawingsOf(test.editor)
  const { options } = test.design
  const [none, font] = [new Set(), new Set(['lora'])]
  const composed = (chosen: readonly string[], loaded: unknown, item = text) =>
    composeOnce(surface, chosen, [loaded])(geometry, item, drawings, test.design)
  const first = composed(options, none)
  expect(composed(options, none)).toBe(first)
  expect(composed(options, none, { ...text })).not.toBe(first)
  expect(composed(options, font)).not.toBe(first)
  expect(composed([...options], font)).not.toBe(composed(options, font))
})

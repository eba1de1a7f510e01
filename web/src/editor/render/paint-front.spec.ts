import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layoutSurface } from '../geometry/layout'
import { canvasProduct } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'
import type { Context2D } from './draw-list'
import { paintFace, paintFront } from './paint-front'

/** What is drawn: the names of all calls, with their first argument where it is a word. */
let calls: string[] = []

const recorder = (): Context2D =>
  new Proxy({} as Record<string, unknown>, {
    get: (own, name) =>
      own[String(name)] ??
      ((first: unknown) => {
        calls.push(typeof first === 'string' ? `${String(name)} ${first}` : String(name))
        return { width: 40 }
      }),
    set: (own, name, value) => {
      own[String(name)] = value
      return true
    },
  }) as unknown as Context2D

beforeEach(() => {
  calls = []
  vi.stubGlobal(
    'Path2D',
    class {
      addPath() {}
      rect() {}
    },
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = recorder
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A clock with hands, in a layout whose two places are empty. */
async function clockScene() {
  const { definition } = canvasProduct
  const quiet = [{ label: 'Hands', x: 0.3, y: 0.3, width: 0.4, height: 0.4 }]
  const parts = definition.parts.map((part) => ({ ...part, quiet }))
  const effects = definition.effects.map(({ option, part }) => ({
    option,
    part: { '*': { ...part?.['*'], wrapMm: 0 } },
  }))
  const { editor } = await TestEditor.open({
    product: { ...canvasProduct, definition: { ...definition, parts, effects } },
  })
  const { surface } = editor.context()
  const layout = { id: 'rows-1-1', gapMm: 0, marginMm: 0 }
  editor.store.apply({ put: [{ ...surface, layout }] })
  return editor.scene()
}

it('the tool hatches what is covered and says what covers it', async () => {
  const scene = await clockScene()
  paintFace(recorder(), scene, layoutSurface(scene.surface, { x: 0, y: 0, width: 600, height: 600 }))
  expect(calls.filter((call) => call.startsWith('fillText'))).toEqual([
    'fillText Add a photo',
    'fillText Add a photo',
    'fillText Hands',
  ])
  expect(calls.filter((call) => call === 'lineTo').length).toBeGreaterThan(20)
})

it('a picture for cart and links has nothing of that', async () => {
  const scene = await clockScene()
  paintFront(recorder(), scene, layoutSurface(scene.surface, { x: 0, y: 0, width: 600, height: 600 }))
  expect(calls.filter((call) => call.startsWith('fillText'))).toEqual([])
  expect(calls).not.toContain('lineTo')
  expect(calls).not.toContain('strokeRect')
  expect(calls).toContain('drawImage')
})

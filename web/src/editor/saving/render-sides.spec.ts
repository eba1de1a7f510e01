import { newDocument } from '@kea/design/new-document'
import { photosOf } from '@kea/design/records'
import { canvasDefinition, cushionDefinition } from '@kea/design/testing/definitions'
import { expect, it } from 'vitest'
import type { Scene } from '../render/scene'
import { jpegBytes } from '../testing/photo-files'
import { canvasProduct } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'
import { previewSides, renderSides } from './render-sides'

async function cushionWith(photos: number) {
  const { editor } = await TestEditor.open({
    product: { ...canvasProduct, definition: cushionDefinition },
    options: ['size-40x40', 'back-own'],
  })
  const widths = Array.from({ length: photos }, (_, at) => 1000 + at)
  await editor.addFiles(widths.map((width) => new File([jpegBytes({ width })], `${width}.jpg`)))
  return editor
}

const partsOf = (editor: TestEditor['editor']) =>
  previewSides(editor.product.definition, editor.store.read().design).map((side) => side?.part)

it('a preview shows each side with something on it', async () => {
  expect(partsOf(await cushionWith(2))).toEqual(['front', 'back'])
  expect(partsOf(await cushionWith(1))).toEqual(['front'])
})

it('a preview of an empty design, and of a product with one side, shows the first side', () => {
  const empty = newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['size-30x40'] })
  expect(previewSides(canvasDefinition, empty)).toHaveLength(1)
})

it('the sides are painted one after the other', async () => {
  const editor = await cushionWith(2)
  expect(photosOf(editor.store.read().design)).toHaveLength(2)
  const painted: string[] = []
  const blob = await renderSides(editor, (sides) => ({
    paint: (scene: Scene) => void painted.push(`${painted.length + 1} of ${sides}: ${scene.surface.part.id}`),
    encode: async () => new Blob(['preview']),
  }))
  expect(painted).toEqual(['1 of 2: front', '2 of 2: back'])
  expect(blob.size).toBe(7)
})

import { newDocument } from '@kea/design/arrangement/new-document'
import { seenSides } from '@kea/design/arrangement/printed-sides'
import { photosOf } from '@kea/design/document/records'
import { canvasDefinition, cushionDefinition } from '@kea/design/testing/definitions'
import { expect, it } from 'vitest'
import { showCopy } from '../commands/show-copy'
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
  previewSides(editor.product, editor.store.read().design).map(({ part }) => part.id)

it('a preview shows each side with something on it', async () => {
  expect(partsOf(await cushionWith(2))).toEqual(['front', 'back'])
  expect(partsOf(await cushionWith(1))).toEqual(['front'])
})

it('a preview shows a side that mirrors another one, and the tool says what it is', async () => {
  const effects = [{ option: 'one', part: { back: { sameAs: { part: 'front', mirrored: true } } } }]
  const picture = { uid: 'picture', title: 'Picture', required: true }
  const choices = [
    { uid: 'one', title: 'One for both', addCents: 0 },
    { uid: 'each', title: 'One for each', addCents: 0 },
  ]
  const { editor } = await TestEditor.open({
    product: {
      ...canvasProduct,
      definition: { ...cushionDefinition, effects },
      options: [{ ...picture, choices }],
    },
    options: ['one'],
  })
  await editor.addFiles([new File([jpegBytes({ width: 900 })], 'kea.jpg')])
  expect(partsOf(editor)).toEqual(['front', 'back'])
  const [, back] = seenSides(editor.product.definition, editor.store.read().design)
  if (!back) throw new Error('The back is not seen')
  const list = await editor.painted(back, ({ page }) => page.list)
  expect(list).toMatchObject([{ transform: [-1, 0, 0, 1, 400, 0] }])
  editor.run(showCopy(back))
  expect(editor.session.read().notice?.text).toBe(
    'The back mirrors the front. Words stay readable. To design it on its own, choose “One for each” under Size and options.',
  )
})

it('a preview of an empty design, and of a product with one side, shows the first side', () => {
  const empty = newDocument(canvasDefinition, { sku: 's', tool: 't', options: ['size-30x40'] })
  expect(previewSides({ definition: canvasDefinition }, empty)).toHaveLength(1)
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

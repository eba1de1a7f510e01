import { itemsOn, placedPhotosOf, surfaceOf } from '@kea/design/document/records'
import { cushionDefinition } from '@kea/design/testing/definitions'
import { describe, expect, it } from 'vitest'
import { copy, paste } from './commands/duplicate'
import { showSurface } from './commands/show-surface'
import type { EditorProduct } from './model/product'
import { jpegBytes } from './testing/photo-files'
import { canvasProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

/** A cushion whose back takes words only. */
const cushion: EditorProduct = {
  ...canvasProduct,
  definition: {
    ...cushionDefinition,
    parts: cushionDefinition.parts.map((part) => (part.id === 'back' ? { ...part, allows: ['text'] } : part)),
  },
  options: [
    { uid: 'size', title: 'Size', required: true, choices: [{ uid: 'size-40x40', title: '40 × 40 cm', addCents: 0 }] },
    { uid: 'back', title: 'Back', required: true, choices: [{ uid: 'back-own', title: 'Own back', addCents: 0 }] },
  ],
}
const file = (name: string, width: number) => new File([jpegBytes({ width })], name)

const sides = ({ design }: TestEditor) => placedPhotosOf(design).map(({ surface }) => surface)
const shown = ({ editor }: TestEditor) => editor.context().surface.part
function show({ editor, design }: TestEditor, id: string) {
  const surface = surfaceOf(design, id)
  if (!surface) throw new Error(`There is no ${id}`)
  editor.run(showSurface(surface, id))
  return surface
}

/** The cushion with its back shown. */
async function onBack() {
  const test = await TestEditor.open({ product: cushion, options: ['size-40x40', 'back-own'] })
  show(test, 'surface:back')
  return test
}

describe('on a part that takes words only', () => {
  it('a photo that is chosen goes on the side that takes photos, which is shown', async () => {
    const test = await onBack()
    await test.choose(file('kea.jpg', 1200))
    expect([sides(test), shown(test)]).toEqual([['surface:front'], 'front'])
    show(test, 'surface:back')
    await test.add(file('tui.jpg', 1300))
    expect([sides(test), shown(test)]).toEqual([['surface:front', 'surface:front'], 'front'])
  })

  it('several photos leave it empty', async () => {
    const test = await onBack()
    await test.editor.addFiles([file('kea.jpg', 1200), file('tui.jpg', 1300)])
    expect(sides(test)).toEqual(['surface:front'])
  })

  it('words are pasted, and photos are not', async () => {
    const test = await onBack()
    await test.choose(file('kea.jpg', 1200))
    test.editor.addText()
    const front = show(test, 'surface:front')
    test.editor.change({ selection: itemsOn(test.design, front).map(({ id }) => id) })
    test.editor.run(copy)
    const back = show(test, 'surface:back')
    test.editor.run(paste)
    expect(itemsOn(test.design, back).map(({ type }) => type)).toEqual(['text'])
  })
})

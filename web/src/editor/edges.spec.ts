import { allPrinted } from '@kea/design/arrangement/printed'
import { sidesKeys } from '@kea/design/compose/sides-key'
import type { DesignDocument } from '@kea/design/document/document'
import { derivedOf, derivedOriginalsOf, surfacesOf } from '@kea/design/document/records'
import { describe, expect, it } from 'vitest'
import { optionCommand } from './commands/choose-option'
import { setEdgeColour } from './commands/set-edge-colour'
import { TestEditor } from './testing/TestEditor'

const colourOf = (test: TestEditor) => surfacesOf(test.design)[0]?.edgeColour

describe('a coloured edge', () => {
  it('leaves the photo the face, and dragging through colours is one step of undo', async () => {
    const test = await TestEditor.open()
    await test.choose()
    test.editor.run(optionCommand('edge-colour', 'Coloured'))
    const { surface } = test.editor.scene()
    expect(surface.photo).toEqual(surface.face)
    for (const colour of ['#c8414b', '#14365c'] as const) test.editor.run(setEdgeColour(colour), 'edge colour')
    expect(colourOf(test)).toBe('#14365c')
    expect(test.editor.scene().page.list[0]).toMatchObject({ kind: 'path', fill: '#14365c' })
    test.key('z', { ctrlKey: true })
    expect(colourOf(test)).toBeUndefined()
  })

  it('keeps its colour when another edge is tried, and when the design is opened again', async () => {
    const test = await TestEditor.open()
    await test.choose()
    test.editor.run(setEdgeColour('#c8414b'))
    test.editor.run(optionCommand('edge-mirror', 'Mirrored'))
    expect(colourOf(test)).toBe('#c8414b')
    await test.uploadsDone()
    await test.editor.cart.put()
    const [uid = ''] = test.shop.designs.keys()
    const again = await TestEditor.open({ shop: test.shop, uploads: test.uploads, designUid: uid })
    expect(colourOf(again)).toBe('#c8414b')
  })
})

describe('a blurred edge', () => {
  const blurred = optionCommand('edge-blurred', 'Blurred')

  it('is made on the device and sent before the design is in the cart, and once for the same design', async () => {
    const test = await TestEditor.open()
    await test.choose()
    await test.uploadsDone()
    test.editor.run(blurred)
    expect(await test.editor.cart.put()).toBe(true)
    const [stored] = test.shop.designs.values()
    const document = stored?.document as DesignDocument
    const [key = ''] = sidesKeys(document, allPrinted(document, test.editor.product.definition))
    const derived = derivedOf(document, key)
    expect(derived).toMatchObject({ widthPx: 1536, tiles: [{ x: 0, y: 0, widthPx: 1536 }] })
    expect(derived).not.toHaveProperty('photo')
    expect(new TextDecoder().decode(await test.uploads.bytesOf(derived?.tiles[0]?.upload ?? ''))).toBe('sides of 2')
  })

  it('of an earlier crop is left out, and another edge needs none', async () => {
    const test = await TestEditor.open()
    await test.choose()
    await test.uploadsDone()
    test.editor.run(blurred)
    await test.editor.cart.store()
    test.key('+')
    await test.editor.cart.store()
    const last = () => [...test.shop.designs.values()].at(-1)?.document as DesignDocument
    expect(derivedOriginalsOf(last()).map(({ key }) => key)).toEqual(
      sidesKeys(last(), allPrinted(last(), test.editor.product.definition)),
    )
    test.editor.run(optionCommand('edge-mirror', 'Mirrored'))
    await test.editor.cart.store()
    expect(derivedOriginalsOf(last())).toEqual([])
  })
})

import { surfacesOf } from '@kea/design/records'
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

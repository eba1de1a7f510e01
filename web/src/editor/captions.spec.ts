import { itemsOn } from '@kea/design/document/records'
import { captionsOn } from '@kea/design/layouts/captions'
import { describe, expect, it } from 'vitest'
import { writeOwnCaption } from './commands/captions'
import { changeText } from './commands/change-text'
import { editText, endEditing } from './commands/edit-text'
import { setLayout } from './commands/layout'
import { selectItem } from './commands/select'
import { isLoose } from './commands/selection'
import { isValid } from './testing/items'
import { jpegBytes, photoFile } from './testing/photo-files'
import { bookProduct } from './testing/shop-fakes'
import { TestEditor } from './testing/TestEditor'

const { definition } = bookProduct
const folded = {
  ...definition,
  parts: definition.parts.map((part) =>
    part.id === 'spread' ? { ...part, fold: { at: 0.5, quietMm: 20, lossMm: 6 } } : part,
  ),
}

/** A spread with a photo on its left page, above a place for words. */
async function withCaptions() {
  const product = { ...bookProduct, definition: folded }
  const test = await TestEditor.open({ product, options: ['size-200', 'pages-8'] })
  test.editor.change({ surface: 'surface:spread', isSurfaceOpen: true })
  await test.choose(photoFile(jpegBytes()))
  test.editor.run(setLayout({ id: 'rows-1', gapMm: 4, marginMm: 4, captions: 'below' }, 'left'))
  return test
}

const captions = ({ editor, design }: TestEditor) => captionsOn(design, editor.context().surface)
const emptyOnes = ({ editor }: TestEditor) => editor.scene().emptyCaptions.map(({ slot }) => slot)

/** The middle of the first empty place for words, in pixels of the stage. */
function hint(test: TestEditor): [number, number] {
  const [place] = test.editor.scene().emptyCaptions
  if (!place) throw new Error('No place for words is empty')
  return test.at(place.box.x + place.box.width / 2, place.box.y + place.box.height / 2)
}

function tap(test: TestEditor, at: [number, number]): void {
  test.pointerDown(...at)
  test.pointerUp(...at)
}

const type = (test: TestEditor, words: string) => {
  const { editing } = test.editor.context()
  if (!editing) throw new Error('No text is open')
  test.editor.run(changeText(editing, { words }, test.editor.fonts.shape), `${editing.id} words`)
}

describe('words with a photo', () => {
  it('are typed where their empty place is tapped', async () => {
    const test = await withCaptions()
    expect(emptyOnes(test)).toEqual([0])
    const [x, y] = hint(test)
    expect(test.editor.tools.cursor({ x, y }, false)).toBe('pointer')
    tap(test, hint(test))
    type(test, 'Low tide at Piha')
    test.editor.run(endEditing)
    expect(captions(test)).toMatchObject([{ slot: 0, data: { words: 'Low tide at Piha', align: 'centre' } }])
    expect([emptyOnes(test), test.editor.context().editing, isValid(test)]).toEqual([[], null, true])
  })

  it('that nobody typed leave the place empty', async () => {
    const test = await withCaptions()
    const before = itemsOn(test.design, test.editor.context().surface)
    tap(test, hint(test))
    expect(captions(test)).toHaveLength(1)
    test.editor.run(endEditing)
    expect(itemsOn(test.design, test.editor.context().surface)).toEqual(before)
    expect(emptyOnes(test)).toEqual([0])
  })

  it('are reached from the selected photo, without the print', async () => {
    const test = await withCaptions()
    const photo = itemsOn(test.design, test.editor.context().surface).find(({ type: kind }) => kind === 'photo')
    if (!photo) throw new Error('There is no photo')
    expect(writeOwnCaption.isEnabled(test.editor.context())).toBe(false)
    test.editor.run(selectItem(photo))
    test.editor.run(writeOwnCaption)
    expect(test.editor.session.read().announcement).toBe('Type the words of this photo. Press Escape when you’re done')
    type(test, 'Piha')
    test.editor.run(endEditing)
    test.editor.run(selectItem(photo))
    test.editor.run(writeOwnCaption)
    expect(test.editor.context().editing?.data.words).toBe('Piha')
    expect(captions(test)).toHaveLength(1)
  })

  it('stay in their place when they are dragged, and open with Enter', async () => {
    const test = await withCaptions()
    const at = hint(test)
    tap(test, at)
    type(test, 'Piha')
    test.editor.run(endEditing)
    const [before] = captions(test)
    test.drag(at, [at[0] + 80, at[1] - 200])
    expect(captions(test)).toEqual([before])
    expect(before && isLoose(before)).toBe(false)
    expect(editText.isEnabled(test.editor.context())).toBe(true)
    test.key('Enter')
    expect(test.editor.context().editing?.id).toBe(before?.id)
  })

  it('are one step of undo for each change', async () => {
    const test = await withCaptions()
    const before = test.design
    test.editor.run(setLayout({ id: 'rows-1', gapMm: 4, marginMm: 4, captions: 'beside' }, 'left'))
    expect(test.design).not.toEqual(before)
    test.key('z', { ctrlKey: true })
    expect(test.design).toEqual(before)
  })
})

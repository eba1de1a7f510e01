import type { PlacedText } from '@kea/design/document/document'
import { describe, expect, it, vi } from 'vitest'
import { jpegBytes, photoFile } from '../../testing/photo-files'
import { bookProduct } from '../../testing/shop-fakes'
import { TestEditor } from '../../testing/TestEditor'
import { FaintPages } from './faint-pages'

const AT_ONCE = {
  add(judge: () => void) {
    judge()
    return () => {}
  },
}

/** A book with words on its first spread, and another one. */
async function withWords(colour: PlacedText['data']['colour']) {
  const ground = vi.fn(() => [0.9])
  const test = await TestEditor.open({ product: bookProduct, options: ['size-200', 'pages-8'], ground })
  test.editor.change({ surface: 'surface:spread' })
  test.editor.addText()
  const { item } = test
  if (item.type !== 'text') throw new Error('There is no text')
  const written = { ...item, data: { ...item.data, words: 'Low tide', colour } }
  test.editor.store.apply({ put: [written] })
  ground.mockClear()
  const pages = new FaintPages({ editor: test.editor, groundBehind: ground, queue: AT_ONCE })
  const tell = vi.fn()
  const judge = () => pages.judge(test.design, tell)
  return { test, written, ground, pages, tell, judge }
}

describe('words that are hard to read', () => {
  it('are counted on their page, and told once', async () => {
    const { pages, tell, judge } = await withWords('#ffffff')
    judge()
    judge()
    expect([pages.count('surface:spread'), pages.count('surface:spread:2'), tell.mock.calls.length]).toEqual([1, 0, 1])
  })

  it('are none where they are dark on what is light', async () => {
    const { pages, tell, judge } = await withWords('#16211b')
    judge()
    expect([pages.count('surface:spread'), tell.mock.calls.length]).toEqual([0, 0])
  })

  it('are judged again only where their page has changed', async () => {
    const { test, written, ground, pages, tell, judge } = await withWords('#ffffff')
    judge()
    test.editor.change({ surface: 'surface:spread:2' })
    await test.choose(photoFile(jpegBytes()))
    judge()
    expect(ground).toHaveBeenCalledTimes(1)
    test.editor.store.apply({ put: [{ ...written, data: { ...written.data, colour: '#000000' } }] })
    judge()
    expect([ground.mock.calls.length, pages.count('surface:spread'), tell.mock.calls.length]).toEqual([2, 0, 2])
  })

  it('wait for the pictures below them', async () => {
    const { test, ground, pages, judge } = await withWords('#ffffff')
    await test.choose(photoFile(jpegBytes()))
    const editor = { ...test.editor, pictures: noPictures(test) }
    const hidden = new FaintPages({ editor, groundBehind: ground, queue: AT_ONCE })
    hidden.judge(test.design, () => {})
    expect([hidden.count('surface:spread'), ground.mock.calls.length]).toEqual([0, 0])
    judge()
    expect(pages.count('surface:spread')).toBe(1)
  })
})

const noPictures = ({ editor }: TestEditor) => Object.assign(Object.create(editor.pictures), { picture: () => null })

import type { PlacedText } from '@kea/design/document/document'
import { describe, expect, it, vi } from 'vitest'
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
    const other = { ...written, id: 'other', surface: 'surface:spread:2' }
    test.editor.store.apply({ put: [other] })
    judge()
    expect([ground.mock.calls.length, pages.count('surface:spread:2'), tell.mock.calls.length]).toEqual([2, 1, 2])
    test.editor.store.apply({ put: [{ ...written, data: { ...written.data, colour: '#000000' } }] })
    judge()
    expect([ground.mock.calls.length, pages.count('surface:spread'), tell.mock.calls.length]).toEqual([3, 0, 3])
  })

  it('wait for the pictures below them', async () => {
    const { test, ground, pages, judge } = await withWords('#ffffff')
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 1200, heightPx: 1200 } as const
    const crop = { x: 0, y: 0, width: 1, height: 1 }
    const item = {
      ...({ kind: 'item', id: 'item:p', surface: 'surface:spread', order: 'Zz', type: 'photo' } as const),
      data: { photo: 'p', turns: 0, crop } as const,
    }
    test.editor.store.apply({ put: [photo, item] })
    judge()
    expect([pages.count('surface:spread'), ground.mock.calls.length]).toEqual([0, 0])
    Object.assign(test.editor.pictures, { picture: () => ({}) })
    judge()
    expect(pages.count('surface:spread')).toBe(1)
  })
})

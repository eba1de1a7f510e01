import type { PlacedText } from '@kea/design/document/document'
import { describe, expect, it } from 'vitest'
import { changeText } from '../commands/change-text'
import { remedyOf } from '../commands/remedies'
import { itemsOf } from '../testing/items'
import { canvasProduct } from '../testing/shop-fakes'
import { TestEditor } from '../testing/TestEditor'

/** A canvas with one text of this colour on a ground of these lights. */
async function written(ground: readonly number[], data: Partial<PlacedText['data']>) {
  const test = await TestEditor.open({ ground: () => ground })
  test.editor.addText()
  const [item] = itemsOf(test)
  if (item?.type !== 'text') throw new Error('No text')
  const { outline, ...plain } = item.data
  test.editor.store.apply({ put: [{ ...item, data: plain }] })
  test.editor.run(changeText({ ...item, data: plain }, { words: 'Kia ora', ...data }, test.editor.fonts.shape))
  return test
}

const found = async (test: TestEditor) => (await test.editor.findings()).map(({ kind, text }) => [kind, text])

const FAINT = [['faint', '“Kia ora” is hard to read on what is behind it.']]

const word = { font: 'oswald', size: 0.2, colour: '#f1e6cc', outline: null, x: 0.1, width: 0.8, height: 0.2 } as const
/** A bus roll: its words are examples that may stay. */
const busRoll = {
  ...canvasProduct,
  definition: {
    ...canvasProduct.definition,
    parts: canvasProduct.definition.parts.map((part) => ({
      ...part,
      texts: [
        { ...word, words: 'TAUPŌ', y: 0.1 },
        { ...word, words: 'NELSON', y: 0.6 },
      ],
    })),
  },
}

describe('words before the cart', () => {
  it('that are our examples are hard to read on a photo too', async () => {
    // Only the upper half of the photo is light.
    const ground = ({ y }: { y: number }) => [y < 150 ? 0.8 : 0.02]
    const test = await TestEditor.open({ product: busRoll, ground })
    expect(await found(test)).toEqual([
      ['unwritten', '“TAUPŌ” is one of our examples.'],
      ['unwritten', '“NELSON” is one of our examples.'],
      ['faint', '“TAUPŌ” is hard to read on what is behind it.'],
    ])
  })

  it.each([
    ['white on white', [1], '#ffffff'],
    ['dark on black', [0.01], '#16211b'],
    ['yellow on white', [1], '#ffd54a'],
    ['white on a photo of which half is light', [0.02, 0.9], '#ffffff'],
  ] as const)('%s are hard to read', async (_, ground, colour) => {
    expect(await found(await written(ground, { colour }))).toEqual(FAINT)
  })

  it.each([
    ['dark on white', [1], { colour: '#16211b' }],
    ['white on white with a dark outline', [1], { colour: '#ffffff', outline: { colour: '#16211b', widthMm: 1 } }],
    ['white on a photo of which little is light', [0.02, 0.02, 0.02, 0.9], { colour: '#ffffff' }],
  ] as const)('%s are not', async (_, ground, data) => {
    expect(await found(await written(ground, data))).toEqual([])
  })

  it.each([
    ['Make it dark', [1], '#ffffff', { colour: '#16211b' }],
    ['Make it white', [0.01], '#16211b', { colour: '#ffffff' }],
    ['Give it an outline', [0, 1], '#16211b', { colour: '#ffffff', outline: { colour: '#16211b' } }],
  ] as const)('%s mends them', async (label, ground, colour, data) => {
    const test = await written(ground, { colour })
    const [finding] = await test.editor.findings()
    const remedy = finding && remedyOf(finding, test.editor.context())
    expect(remedy?.label).toBe(label)
    if (remedy) test.editor.run(remedy)
    expect(itemsOf(test)).toMatchObject([{ data }])
    expect(await test.editor.findings()).toEqual([])
  })
})

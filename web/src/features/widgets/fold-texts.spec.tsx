import { describe, expect, it } from 'vitest'
import { foldTexts } from './fold-texts'
import type { ContentPart } from './parse-content'

const prose = (html: string): ContentPart => ({ kind: 'prose', html })
const widget = (name: string, items: [data: Record<string, string>, html: string][] = []): ContentPart => ({
  kind: 'widget',
  name,
  data: {},
  items: items.map(([data, html]) => ({ data, href: '', html })),
})
const steps = widget('steps')
const table = widget('price-table')

describe('the texts of a page with a product', () => {
  it('and its questions follow the price table as one part', () => {
    const content = [
      prose('<h2>Care</h2><p>Wipe it.</p> <h2 id="b">Two <em>depths</em></h2>\n<p>19 and 38 mm.</p>'),
      steps,
      table,
      widget('faq', [
        [{ question: 'How long?' }, '<p>Two days.</p>'],
        [{}, '<p>No question.</p>'],
      ]),
      widget('gallery'),
      prose('<h2>Post</h2>'),
    ]
    expect(foldTexts(content)).toEqual([
      steps,
      table,
      {
        kind: 'texts',
        texts: [
          { title: 'Care', html: '<p>Wipe it.</p> ' },
          { title: 'Two depths', html: '\n<p>19 and 38 mm.</p>' },
          { title: 'Post', html: '' },
        ],
        questions: [
          { title: 'How long?', html: '<p>Two days.</p>' },
          { title: '', html: '<p>No question.</p>' },
        ],
      },
      widget('gallery'),
    ])
  })

  it('come last on a page without a price table', () => {
    expect(foldTexts([prose('<h2>Care</h2><p>Wipe it.</p>'), steps])).toEqual([
      steps,
      { kind: 'texts', texts: [{ title: 'Care', html: '<p>Wipe it.</p>' }], questions: [] },
    ])
  })

  it('come last with questions alone', () => {
    expect(foldTexts([widget('faq', [[{ question: 'Why?' }, '']]), steps])).toEqual([
      steps,
      { kind: 'texts', texts: [], questions: [{ title: 'Why?', html: '' }] },
    ])
  })

  it.each([
    ['that begins without a heading', '<p>First.</p><h2>Care</h2><p>Wipe it.</p>'],
    ['without any heading', '<p>First.</p>'],
    ['with a smaller heading', '<h3>Care</h3><p>Wipe it.</p>'],
  ])('a text %s keeps its place', (_, html) => {
    expect(foldTexts([prose(html), steps])).toEqual([prose(html), steps])
  })

  it('a page without texts stays as it is', () => {
    expect(foldTexts([steps, table])).toEqual([steps, table])
  })
})

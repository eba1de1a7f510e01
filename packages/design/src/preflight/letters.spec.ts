import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import type { DesignDocument, PlacedText } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, surfacesOf } from '../document/records'
import type { ProductPart } from '../product/definition'
import { readDefinition } from '../product/read-definition'
import { cushionDefinition } from '../testing/definitions'
import { plainShape, textOf } from '../testing/texts'
import { lettersProblems, lettersRoom } from './letters'
import { preflight } from './preflight'

/** A cushion whose back takes twelve letters. */
const definition = {
  ...cushionDefinition,
  parts: cushionDefinition.parts.map((part) => (part.id === 'back' ? { ...part, lettersMax: 12 } : part)),
}
const empty = newDocument(definition, { sku: 's', tool: 't', options: ['back-own'] })
const back = surfacesOf(empty).find(({ part }) => part === 'back')
const part = definition.parts[1]

const withWords = (...all: string[]): DesignDocument => {
  if (!back) throw new Error('No back')
  const put = all.map(
    (words, at): PlacedText => ({
      kind: 'item',
      id: `text-${at}`,
      surface: back.id,
      order: `a${at}`,
      frame: { x: 50, y: 50 + 80 * at, width: 300, height: 40, angle: 0 },
      type: 'text',
      data: textOf(words),
    }),
  )
  return applyPatch(empty, { put }).document
}
const problemsOf = (limits: Partial<ProductPart>, words: readonly string[]) =>
  part && back
    ? lettersProblems({ ...part, ...limits }, itemsOn(withWords(...words), back)).map(({ said }) => said)
    : ['No part']
const problem = (...words: string[]) => problemsOf({}, words)[0] ?? null

describe('a part that takes twelve letters', () => {
  it.each([
    ['twelve', ['Maximilianaa']],
    ['twelve with blanks and a line break', ['Ana and\nWiremu']],
    ['twelve of which some have macrons, typed as two signs', ['Whakata\u0304naemo\u0304']],
    ['none', []],
  ] as const)('takes %s', (_, words) => {
    expect(problem(...words)).toBeNull()
  })

  it('says how many there are of thirteen, in one text or two', () => {
    expect(problem('Maximilianaaa')).toBe('Up to 12 letters fit here, and you have 13.')
    expect(problem('Maximilian', 'Ana')).toBe('Up to 12 letters fit here, and you have 13.')
  })

  it('is named before the cart; another part takes as many as there is room for', () => {
    expect(preflight(definition, withWords('Maximilianaaa'), plainShape)).toEqual([
      {
        kind: 'too-long',
        surface: 'surface:back',
        item: 'text-0',
        text: 'Back: Up to 12 letters fit here, and you have 13.',
        remedy: null,
      },
    ])
    const [front] = definition.parts
    expect(front && back && lettersProblems(front, itemsOn(withWords('Maximilianaaa'), back))).toEqual([])
  })

  it('is read by pages without zod', () => {
    expect(readDefinition(JSON.stringify(definition))?.parts[1]?.lettersMax).toBe(12)
    const wrong = { ...definition, parts: [{ ...part, lettersMax: 0 }] }
    expect(readDefinition(JSON.stringify(wrong))).toBeNull()
  })
})

describe('a part that takes two lines of five letters', () => {
  const said = (...words: string[]) => problemsOf({ lettersMax: 5, linesMax: 2 }, words)

  it.each([
    ['a text on each line', ['Mauao', 'Pania']],
    ['one text of two lines, with an empty one', ['Mauao\n\nTui Ka']],
  ] as const)('takes %s', (_, words) => {
    expect(said(...words)).toEqual([])
  })

  it('says what is too long, and counts digits by their name', () => {
    expect(said('Mauao', 'Ruapehu')).toEqual(['Up to 5 letters fit on a line, and you have 7.'])
    expect(said('Mauao', '021 555')).toEqual(['Up to 5 digits fit on a line, and you have 6.'])
    expect(said('Tui\nKea', 'Ruru')).toEqual(['Up to 2 lines fit here, and you have 3.'])
  })

  it('says how much room there is, before', () => {
    const [text] = back ? itemsOn(withWords('Mauao'), back) : []
    if (!part || text?.type !== 'text') throw new Error('There is no text')
    expect(lettersRoom(part, text)).toBe('Up to 12 letters')
    expect(lettersRoom({ ...part, linesMax: 2 }, text)).toBe('Up to 2 lines of 12 letters')
    const { lettersMax: _, ...free } = part
    expect(lettersRoom(free, text)).toBeNull()
  })

  it('has several lines, or no limit of them', () => {
    const read = (linesMax: number) => readDefinition(JSON.stringify({ ...definition, parts: [{ ...part, linesMax }] }))
    expect([read(2)?.parts[0]?.linesMax, read(1), read(61)]).toEqual([2, null, null])
  })
})

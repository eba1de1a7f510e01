import { describe, expect, it } from 'vitest'
import type { DesignDocument, PlacedText } from './document'
import { lettersProblem } from './letters'
import { newDocument } from './new-document'
import { applyPatch } from './patch'
import { preflight } from './preflight/preflight'
import { readDefinition } from './read-definition'
import { itemsOn, surfacesOf } from './records'
import { cushionDefinition } from './testing/definitions'
import { plainShape, textOf } from './testing/texts'

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
const problem = (...words: string[]) =>
  part && back ? lettersProblem(part, itemsOn(withWords(...words), back)) : 'No part'

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
    expect(front && back && lettersProblem(front, itemsOn(withWords('Maximilianaaa'), back))).toBeNull()
  })

  it('is read by pages without zod', () => {
    expect(readDefinition(JSON.stringify(definition))?.parts[1]?.lettersMax).toBe(12)
    const wrong = { ...definition, parts: [{ ...part, lettersMax: 0 }] }
    expect(readDefinition(JSON.stringify(wrong))).toBeNull()
  })
})

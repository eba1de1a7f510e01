import { expect, it } from 'vitest'
import { colourOf } from './compose'

const data = {
  lines: [{ words: 'let’s' }, { words: 'party' }, { words: 'now', colour: 'red' as const }],
  align: 'centre' as const,
  lineSpacing: 1.6,
}
const item = { data }

it('a line has its own colour, else that of its place, else that of the sign', () => {
  const part = { signColour: 'lemon', signColours: ['pink', 'sky-blue', 'green'] } as const
  const colours = [0, 1, 2].map((row) => colourOf({ ...part, signColours: [...part.signColours] }, item, { row }))
  expect(colours).toEqual(['pink', 'sky-blue', 'red'])
  expect(colourOf({ signColour: 'lemon' }, item, { row: 0 })).toBe('lemon')
})

it('a drawing and its accents have theirs, else that of the sign', () => {
  const drawing = { row: null }
  const accent = { row: null, isAccent: true }
  const coupe = { signColour: 'pink', signDrawingColour: 'warm-white', signAccent: 'green' } as const
  expect([colourOf(coupe, item, drawing), colourOf(coupe, item, accent)]).toEqual(['warm-white', 'green'])
  expect(colourOf({ signColour: 'pink', signAccent: 'green' }, item, drawing)).toBe('pink')
  expect(colourOf({ signColour: 'pink' }, item, accent)).toBe('pink')
})

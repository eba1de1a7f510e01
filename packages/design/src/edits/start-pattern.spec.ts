import { expect, test } from 'vitest'
import { surfacesOf } from '../document/records'
import { cushionDefinition } from '../testing/definitions'
import { newGame } from '../testing/games'

const withGround = (changes: object) => ({
  ...cushionDefinition,
  parts: cushionDefinition.parts.map((part) => (part.id === 'back' ? { ...part, ...changes } : part)),
})

const backgrounds = (changes: object) =>
  surfacesOf(newGame(withGround(changes), 'back-own')).map(({ part, background }) => [part, background])

test('a new design has the colour of its part, or a pattern on it', () => {
  const pattern = { name: 'dots', colour: '#f3ead6', repeats: 8 }
  expect(backgrounds({ ground: '#5f9199' })).toEqual([
    ['front', undefined],
    ['back', { kind: 'colour', colour: '#5f9199' }],
  ])
  expect(backgrounds({ ground: '#5f9199', pattern })).toEqual([
    ['front', undefined],
    ['back', { kind: 'pattern', pattern: 'dots', colours: ['#5f9199', '#f3ead6'], repeats: 8 }],
  ])
  expect(backgrounds({ pattern })).toEqual([
    ['front', undefined],
    ['back', undefined],
  ])
})

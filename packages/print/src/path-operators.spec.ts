import { expect, test } from 'vitest'
import { pathOperators } from './path-operators'

test('a path is moved, drawn, curved and closed by the operators of a PDF', () => {
  expect(pathOperators('M 1 2 L -3.25,4 C 1 2 3 4 5e-2 6 Z M 0 0 L 1.5 .5 Z')).toBe(
    ['1 2 m', '-3.25 4 l', '1 2 3 4 0.05 6 c', 'h', '0 0 m', '1.5 0.5 l', 'h'].join('\n'),
  )
  expect(pathOperators('M1-2L3-4Z')).toBe('1 -2 m\n3 -4 l\nh')
})

test.each([
  ['M 0 0 l 1 1', '"l" is no command of a path'],
  ['M 0 0 L 1', 'L needs 2 numbers'],
  ['M 0 0 L 1 Z', 'L needs 2 numbers'],
  ['M 0 0 1 1', '"1" is no command of a path'],
  ['M 0 ? L 1 1', 'M needs 2 numbers'],
  ['L 1 1', 'A path begins with M'],
])('the path %s is refused', (path, message) => {
  expect(() => pathOperators(path)).toThrow(message)
})

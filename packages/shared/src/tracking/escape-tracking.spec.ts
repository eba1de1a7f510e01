import { expect, it, vi } from 'vitest'
import { escapeTracking } from './escape-tracking'

it.each([
  ['canvas', 'canvas'],
  ['a\\b', 'a\\\\b'],
  [`Mum's "best"`, `Mum\\'s \\"best\\"`],
  ['a\0b', 'a\\0b'],
  ['Tūī\n', 'Tūī\n'],
])('of %j is %j', (text, escaped) => {
  expect(escapeTracking(text)).toBe(escaped)
})

it('what cannot be escaped is logged as HANDLED ERROR and left out', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(escapeTracking(undefined)).toBe('')
  expect(escapeTracking({ size: 20 })).toBe('')
  expect(error.mock.calls.map(([first]) => first)).toEqual(['HANDLED ERROR', 'HANDLED ERROR'])
  expect(error.mock.calls[0]?.[1]).toBeInstanceOf(TypeError)
  error.mockRestore()
})

import { expect, it, vi } from 'vitest'
import { rememberLast } from './remember-last'

it('runs again only where an argument is another one than in its last call', () => {
  const run = vi.fn((a: object, b: number) => ({ a, b }))
  const remembered = rememberLast(run)
  const [one, same] = [{}, {}]
  const first = remembered(one, 7)
  expect(remembered(one, 7)).toBe(first)
  expect(remembered(same, 7)).not.toBe(first)
  expect(remembered(one, 7)).toEqual(first)
  expect(remembered(one, 8)).toEqual({ a: one, b: 8 })
  expect(run).toHaveBeenCalledTimes(4)
})

it('compares what matters, also where it becomes more', () => {
  const run = vi.fn((fonts: string[], _colour: string) => fonts.join('+'))
  const remembered = rememberLast(run, (fonts) => fonts)
  expect(remembered(['a'], 'red')).toBe('a')
  expect(remembered(['a'], 'blue')).toBe('a')
  expect(run).toHaveBeenCalledTimes(1)
  expect(remembered(['a', 'b'], 'blue')).toBe('a+b')
  expect(remembered(['a'], 'blue')).toBe('a')
  expect(run).toHaveBeenCalledTimes(3)
})

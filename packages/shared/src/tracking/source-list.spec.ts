import { expect, it } from 'vitest'
import { withSource } from './source-list'

it('a source is appended to the comma list', () => {
  expect(withSource('', 'organic')).toBe('organic')
  expect(withSource('organic', 'Meta')).toBe('organic,Meta')
  expect(withSource('organic,Meta', 'Meta')).toBe('organic,Meta,Meta')
  expect(withSource('organic', 'unknown')).toBe('organic,unknown')
})

it('a direct visit leaves the list as it is', () => {
  expect(withSource('organic,Meta', 'direct')).toBe('organic,Meta')
  expect(withSource('', 'direct')).toBe('')
})

it('a source in the list is escaped', () => {
  expect(withSource('Meta', `a\\b'c"d`)).toBe(`Meta,a\\\\b\\'c\\"d`)
})

it('the list keeps its newest sources where a cookie would be too small', () => {
  const list = Array.from({ length: 62 }, (_, at) => `source-${at}`).join()
  const after = withSource(list, 'Meta')
  expect(after.length).toBe(596)
  expect(after).toMatch(/^source-2,source-3,.*,source-61,Meta$/)
  expect(withSource('', 'x'.repeat(700))).toBe('x'.repeat(700))
})

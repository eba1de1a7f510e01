import { expect, test } from 'vitest'
import { isSafeHref } from './outline'

test.each([
  ['/canvas-prints', true],
  ['/', true],
  ['https://other.example/a', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\/evil.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the URL %s is safe: %s', (href, isSafe) => {
  expect(isSafeHref(href)).toBe(isSafe)
})

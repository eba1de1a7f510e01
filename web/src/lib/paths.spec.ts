import { describe, expect, it } from 'vitest'
import { isOwnPath, pagePath } from './paths'

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['/home', '/'],
    ['/canvas-prints/', '/canvas-prints'],
    ['/canvas-prints', '/canvas-prints'],
  ])('%s is the page %s', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    '%j leaves the shop',
    (path) => {
      expect(isOwnPath(path)).toBe(false)
    },
  )
})

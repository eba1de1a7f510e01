import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepNavigationCookies } from './use-navigation-cookies'

/** A browser's jar, as far as js-cookie needs one. */
const jar = new Map<string, string>()
const writes: string[] = []

beforeEach(() => {
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      writes.push(text)
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      if (/expires=Thu, 01 Jan 1970|expires=[^;]*196\d/.test(text) || value === '') jar.delete(name)
      else jar.set(name, value)
    },
  })
})
afterEach(() => {
  jar.clear()
  writes.length = 0
  vi.unstubAllGlobals()
})

it.each(['/canvas-prints', '/checkout/cart', '/', '/no-such-page/at/all'])('tool data goes away at %s', (path) => {
  jar.set('tool_data', 'x')
  keepNavigationCookies(path, '')
  expect(jar.has('tool_data')).toBe(false)
})

it.each(['/uploadchoice', '/photomug-tool', '/photoprints-tool'])('tool data stays at %s', (path) => {
  jar.set('tool_data', 'x')
  keepNavigationCookies(path, '?sku=photo-mug')
  expect(jar.get('tool_data')).toBe('x')
})

it('the last page that is no account page is remembered, for the whole shop', () => {
  keepNavigationCookies('/canvas-prints', '?size=20x20')
  keepNavigationCookies('/customer/login', '')
  expect(decodeURIComponent(jar.get('redirect_path') ?? '')).toBe('/canvas-prints?size=20x20')
  expect(writes.find((text) => text.startsWith('redirect_path='))).toContain('path=/')
})

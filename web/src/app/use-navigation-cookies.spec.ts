import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { keepNavigationCookies } from './use-navigation-cookies'

let jar: ReturnType<typeof cookieJar>

beforeEach(() => {
  jar = cookieJar({ tool_data: 'x' })
  vi.stubGlobal('document', jar.document)
})
afterEach(() => vi.unstubAllGlobals())

it.each(['/canvas-prints', '/checkout/cart', '/', '/no-such-page/at/all'])('tool data goes away at %s', (path) => {
  keepNavigationCookies(path, '')
  expect(jar.pairs.has('tool_data')).toBe(false)
})

it.each(['/uploadchoice', '/photomug-tool', '/photoprints-tool'])('tool data stays at %s', (path) => {
  keepNavigationCookies(path, '?sku=photo-mug')
  expect(jar.pairs.get('tool_data')).toBe('x')
})

it('the last page that is no account page is remembered, for the whole shop', () => {
  keepNavigationCookies('/canvas-prints', '?size=20x20')
  keepNavigationCookies('/customer/login', '')
  expect(decodeURIComponent(jar.pairs.get('redirect_path') ?? '')).toBe('/canvas-prints?size=20x20')
  expect(jar.writes.find((text) => text.startsWith('redirect_path='))).toContain('path=/')
})

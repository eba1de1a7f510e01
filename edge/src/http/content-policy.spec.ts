import { expect, test } from 'vitest'
import { parseSettings } from '../settings'
import { contentPolicy } from './content-policy'

/** The one exception allows WebAssembly, but no eval of a script. */
const withoutWasm = (text: string) => text.replace(" 'wasm-unsafe-eval'", '')

const policy = (settings: Record<string, string> = {}) =>
  contentPolicy(parseSettings({ SITE_URL: 'https://shop.example', ...settings }))

test('without external services only the shop itself is allowed, and Trusted Types are enforced', () => {
  expect(withoutWasm(policy())).not.toMatch(/https:|unsafe|\*/)
  expect(policy()).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types kea dompurify")
})

test.each([
  [{ CAPTCHA: 'recaptcha' }, 'https://www.google.com/recaptcha/'],
  [{ ALGOLIA_APP_ID: 'ABC' }, 'https://ABC-dsn.algolia.net'],
  [{ PIXEL_IDS: 'meta:1' }, 'https://connect.facebook.net'],
  [{ PIXEL_IDS: 'bing:1' }, 'https://bat.bing.com'],
  [{ CHAT_ID: 'x' }, 'https://static.zdassets.com'],
  [{ CDN_HOST: 'cdn.example' }, 'https://cdn.example'],
  [{ MEDIA_HOSTS: 'a.example, b.example' }, 'https://a.example https://b.example'],
  [{ TAG_MANAGER_ID: 'GTM-1' }, 'https://www.googletagmanager.com'],
])('%j alone allows %s', (settings: Record<string, string>, source) => {
  expect(policy(settings)).toContain(source)
  expect(withoutWasm(policy(settings))).not.toContain('unsafe')
  expect(policy()).not.toContain(source)
})

test.each([
  ['TAG_MANAGER_ID', 'GTM-1'],
  ['CAPTCHA', 'recaptcha'],
])('with %s %s Trusted Types are not enforced, since external scripts do not support them', (name, value) => {
  expect(policy({ [name]: value })).not.toContain('trusted-types')
})

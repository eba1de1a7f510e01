import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { CspParser } from 'csp_evaluator/dist/parser'
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
  [{ PIXEL_IDS: 'ga4:G-1' }, 'https://www.googletagmanager.com'],
  [{ PIXEL_IDS: 'meta:1' }, 'https://connect.facebook.net'],
  [{ PIXEL_IDS: 'bing:1' }, 'https://bat.bing.com'],
  [{ PIXEL_IDS: 'klaviyo:1' }, 'https://static.klaviyo.com'],
  [{ CDN_HOST: 'cdn.example' }, 'https://cdn.example'],
  [{ MEDIA_HOSTS: 'a.example, b.example' }, 'https://a.example https://b.example'],
  [{ TAG_MANAGER_ID: 'GTM-1' }, 'https://www.googletagmanager.com'],
])('%j alone allows %s', (settings: Record<string, string>, source) => {
  expect(policy(settings)).toContain(source)
  expect(withoutWasm(policy(settings))).not.toContain('unsafe')
  expect(policy()).not.toContain(source)
})

test('with pixels alone Trusted Types stay on, with one more policy that lets their scripts load', () => {
  for (const pixel of ['ga4:G-1', 'meta:1', 'bing:1', 'klaviyo:1'])
    expect(policy({ PIXEL_IDS: pixel })).toContain(
      "require-trusted-types-for 'script'; trusted-types kea dompurify default",
    )
})

test('a live chat may have styles of its own, and no others may', () => {
  const styles = /style-src ([^;]+)/
  expect(styles.exec(policy({ CHAT_ID: 'crisp:a-1' }))?.[1]).toBe("'self' 'unsafe-inline' https://client.crisp.chat")
  expect(styles.exec(policy({ CHAT_ID: 'tawk:a1/b2' }))?.[1]).toBe("'self' 'unsafe-inline' https://embed.tawk.to")
  expect(styles.exec(policy({ PIXEL_IDS: 'meta:1', TAG_MANAGER_ID: 'GTM-1' }))?.[1]).toBe("'self'")
})

test.each([
  ['TAG_MANAGER_ID', 'GTM-1'],
  ['CAPTCHA', 'recaptcha'],
  ['CHAT_ID', 'crisp:a-1'],
])('with %s %s Trusted Types are not enforced, since external scripts do not support them', (name, value) => {
  expect(policy({ [name]: value })).not.toContain('trusted-types')
})

/** Findings that the evaluator calls more than a maybe. */
const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity < 50)
    .map(({ directive, value = '', description }) => `${directive} ${value} ${description}`)

test.each([
  [{}],
  [{ PIXEL_IDS: 'ga4:G-1,meta:1,bing:1,klaviyo:1' }],
  [{ TAG_MANAGER_ID: 'GTM-1' }],
  [{ CHAT_ID: 'crisp:a-1' }],
  [{ CHAT_ID: 'tawk:a1/b2' }],
])('the evaluator finds nothing in the policy with %j', (settings: Record<string, string>) => {
  expect(findings(policy(settings))).toEqual([])
})

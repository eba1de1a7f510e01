import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { CspParser } from 'csp_evaluator/dist/parser'
import { expect, test } from 'vitest'
import { ask } from './support/ask'

/** The evaluator's words: 10 is a hole, 20 a syntax error, 50 a hole under conditions, above it are remarks. */
const WORST_ALLOWED = 50

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < WORST_ALLOWED)
    .map(({ directive, value = '', description }) => `${directive} ${value} ${description}`)

const ANSWERS = [
  ['production', '/'],
  ['production', '/canvas-prints'],
  ['production', '/checkout/cart'],
  ['production', '/no-such-page'],
  ['production', '/metal-prints'],
  ['production', '/bulk-order'],
  ['production', '/graphql'],
  ['production', '/no-such-file.js'],
  ['preview', '/'],
  ['down', '/'],
] as const

test('the evaluator sees a policy with a hole', () => {
  expect(findings("script-src 'self' 'unsafe-inline'")).not.toEqual([])
  expect(findings("default-src 'self'; script-src https:")).not.toEqual([])
})

test.each(ANSWERS)('%s%s has a content policy without a hole', async (shop, path) => {
  const policy = (await ask(shop, path)).headers['content-security-policy'] ?? ''
  expect(findings(policy)).toEqual([])
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test.each(ANSWERS)('%s%s has the other headers that protect a visitor', async (shop, path) => {
  const { headers } = await ask(shop, path)
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['cache-control']).toBeTruthy()
})

/** Files that are served without the Worker: one of each folder and kind. */
async function staticFiles(): Promise<string[]> {
  const { body } = await ask('production', '/canvas-prints')
  const [, style = ''] = /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(body) ?? []
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(body) ?? []
  const [picture = ''] = /\/pictures\/[^"\s,]+\.(?:webp|avif)/.exec(body) ?? []
  return [style, script, picture, '/videos/canvas-print.mp4', '/kea.svg', '/kea-180.png', '/service-worker.js']
}

test('a file says that it is what it says it is, and how long it lasts', async () => {
  const kept: string[] = []
  for (const path of await staticFiles()) {
    const { status, headers } = await ask('shop', path)
    expect([path, status, headers['x-content-type-options']]).toEqual([path, 200, 'nosniff'])
    expect(headers['cache-control'], path).toBeTruthy()
    if (headers['cache-control']?.includes('immutable')) kept.push(path.split('/')[1] ?? '')
    // Only what has a hash in its name never changes.
    else expect(headers['cache-control'], path).toMatch(/no-cache|max-age=0|max-age=86400$/)
  }
  expect(kept).toEqual(['assets', 'assets', 'pictures'])
})

test('an unchanged page is 304 without its body, to the one who has it', async () => {
  const { headers } = await ask('production', '/canvas-prints')
  const again = await ask('production', '/canvas-prints', { headers: { 'if-none-match': headers.etag ?? '' } })
  expect([again.status, again.body]).toEqual([304, ''])
  const other = await ask('production', '/canvas-prints', { headers: { 'if-none-match': '"another"' } })
  expect(other.status).toBe(200)
})

test('what saw a customer is nobody else’s', async () => {
  const { headers } = await ask('production', '/canvas-prints', { headers: { cookie: 'customer_token=abc' } })
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each(['/', '/canvas-prints', '/no-such-page'])(
  '%s asks for its own style before the document is read',
  async (path) => {
    const { headers, body } = await ask('production', path)
    const style = /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(body)?.[1]
    expect(headers.link).toBe(`<${style}>; rel=preload; as=style; crossorigin`)
  },
)

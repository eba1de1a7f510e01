import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { CspParser } from 'csp_evaluator/dist/parser'
import { expect, test } from 'vitest'
import { builtFile } from '../support/built-file'
import { fetchFrom } from './support/fetch-from'

/** Severities of the evaluator: 10 high, 20 syntax error, 50 medium-maybe; higher numbers are hints. */
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

test('the evaluator reports an unsafe policy', () => {
  expect(findings("script-src 'self' 'unsafe-inline'")).not.toEqual([])
  expect(findings("default-src 'self'; script-src https:")).not.toEqual([])
})

test.each(ANSWERS)('%s%s has a safe content policy', async (shop, path) => {
  const policy = (await fetchFrom(shop, path)).headers['content-security-policy'] ?? ''
  expect(findings(policy)).toEqual([])
  expect(policy).not.toMatch(/'unsafe-/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test.each(ANSWERS)('%s%s has the other security headers', async (shop, path) => {
  const { headers } = await fetchFrom(shop, path)
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['cache-control']).toBeTruthy()
})

/** Files that are served without the Worker, one of each folder and type. */
async function staticFiles(): Promise<string[]> {
  const { body } = await fetchFrom('production', '/canvas-prints')
  const [, style = ''] = /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(body) ?? []
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(body) ?? []
  const [picture = ''] = /\/pictures\/[^"\s,]+\.(?:webp|avif)/.exec(body) ?? []
  return [style, script, picture, '/videos/canvas-print.mp4', '/kea.svg', '/kea-180.png', '/service-worker.js']
}

test('a static file has nosniff and a cache lifetime', async () => {
  const immutable: string[] = []
  for (const path of await staticFiles()) {
    const { status, headers } = await fetchFrom('shop', path)
    expect([path, status, headers['x-content-type-options']]).toEqual([path, 200, 'nosniff'])
    expect(headers['cache-control'], path).toBeTruthy()
    if (headers['cache-control']?.includes('immutable')) immutable.push(path.split('/')[1] ?? '')
    // Only a file with a hash in its name is immutable.
    else expect(headers['cache-control'], path).toMatch(/no-cache|max-age=0|max-age=86400$/)
  }
  expect(immutable).toEqual(['assets', 'assets', 'pictures'])
})

test('an unchanged page is 304 without a body', async () => {
  const { headers } = await fetchFrom('production', '/canvas-prints')
  const again = await fetchFrom('production', '/canvas-prints', { headers: { 'if-none-match': headers.etag ?? '' } })
  expect([again.status, again.body]).toEqual([304, ''])
  const other = await fetchFrom('production', '/canvas-prints', { headers: { 'if-none-match': '"another"' } })
  expect(other.status).toBe(200)
})

test('a response to a customer is not cached', async () => {
  const { headers } = await fetchFrom('production', '/canvas-prints', { headers: { cookie: 'customer_token=abc' } })
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each(['/', '/canvas-prints', '/all-products'])('%s preloads its style sheet by a header', async (path) => {
  const { headers, body } = await fetchFrom('production', path)
  const style = /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(body)?.[1]
  expect(headers.link).toBe(`<${style}>; rel=preload; as=style; crossorigin`)
})

test.each(['/checkout/cart', '/catalogsearch/result?q=mug', '/uploadchoice', '/no-such-page'])(
  '%s comes from the script, so it contains its style, allowed by its hash',
  async (path) => {
    const { headers, body } = await fetchFrom('production', path)
    expect(headers.link).toBeUndefined()
    expect(body).not.toContain('rel="stylesheet"')
    const [, style = ''] = /<style>(.+?)<\/style>/s.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  },
)

test.each(['/', '/canvas-prints', '/wall-art'])(
  '%s starts the shop after its first picture, by a script in its head that is allowed by its hash',
  async (path) => {
    const { headers, body } = await fetchFrom('production', path)
    const [head = '', rest = ''] = body.split('</head>')
    const [, script = ''] = /<script>(.+?)<\/script>/s.exec(head) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
    expect(head).not.toMatch(/modulepreload|type="module"/)
    const [, later = ''] = /<template id="scripts">(.+?)<\/template>/.exec(rest) ?? []
    expect(later.startsWith(`<script type="module" crossorigin src="${builtFile('index.html')}">`)).toBe(true)
    const files = [...later.matchAll(/\/assets\/[^"]+/g)].map(String)
    expect(new Set(files).size).toBe(files.length)
    expect(rest.split(later)[1]).not.toContain('type="module"')
  },
)

test.each([
  ['/checkout/cart', 'src/routes/cart/CartPage.tsx'],
  ['/customer/login', 'src/routes/authentication/LoginPage.tsx'],
  ['/uploadchoice', 'src/routes/design/DesignPage.tsx'],
])(
  '%s requests its own scripts after the first paint, by a script that is allowed by its hash',
  async (path, module) => {
    const { headers, body } = await fetchFrom('production', path)
    const [head = '', rest = ''] = body.split('</head>')
    const filesIn = (html: string) =>
      [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
    const [, hints = '', script = ''] =
      /<template id="hints">(.+?)<\/template><script>(.+?)<\/script>/s.exec(rest) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
    expect(filesIn(head)).toContain(builtFile('src/app/lazy-pages.ts'))
    expect(filesIn(hints)).toContain(builtFile(module))
    const files = [...new Set(filesIn(head)), ...filesIn(hints)]
    expect(new Set(files).size).toBe(files.length)
    expect(filesIn(rest)).toEqual(filesIn(hints))
  },
)

test('a page without a picture starts the shop by a script in its head', async () => {
  const { headers, body } = await fetchFrom('production', '/terms-conditions')
  expect(body.split('</head>')[0]).toContain(`<script type="module" crossorigin src="${builtFile('index.html')}">`)
  expect(body).not.toContain('<template id="scripts">')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test('the built files have no words in their names', () => {
  const names = readdirSync('dist/web/assets')
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !/^[0-9a-f]{12}\.(?:js|css|ttf|woff2|webp|wasm|jpg|svg)$/.test(name))).toEqual([])
})

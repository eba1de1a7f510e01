import { COOKIES } from '@kea/shared/constants/cookies'
import fc from 'fast-check'
import { COUNTS } from './hostile-pages'
import { hostileText, sampleOf } from './hostile-text'
import { HOSTS } from './hosts'

/** A raw HTTP request. It is valid HTTP, since the runtime refuses anything else. */
export interface WireRequest {
  method: string
  target: string
  headers: [string, string][]
  body: string
}

/** Text that is allowed in a header. */
const headerText = (text: string): string => text.replace(/[\r\n\0]/g, ' ').slice(0, 4000)
/** Text that is allowed in a request target, which whitespace would end. */
const targetText = (text: string): string => text.replace(/[\s\0]/g, '+').slice(0, 8000)

const SEGMENTS = [
  ...['canvas-prints', 'blog', 'customer', 'account', 'login', 'checkout', 'graphql', 'cacheurl', 'caching', 'clear'],
  ...['media', 'uploads', 'rest', 'V1', '__mail', 'pay', 'assets', 'pictures', 'index.html', '.vite', 'manifest.json'],
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%0d%0a',
    '%ff',
    '%',
    '%u0041',
    'a;b',
    '@',
    ':',
    '*',
    '~',
    "'",
  ],
  ...['evil.example', 'https:', 'x'.repeat(300), 'ā', '%F0%9F%A6%9C', '\u202e', '.git', '.env', 'wp-admin', 'a.php'],
]

const path = fc.oneof(
  fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '///',
    '/%2f%2fevil.example/',
    '/.//evil.example',
    '/canvas-prints/',
  ),
  hostileText.map((text) => `/${targetText(text)}`),
)

const QUERIES = [
  ...[
    'size',
    'image',
    'description',
    'cc',
    'clear',
    'clearcache',
    '__clearcacheall__',
    'sessionid',
    'developer',
    'redirect',
  ],
  ...['url', 'token', 'price_cache', 'q', '__proto__', 'constructor', 'utm_source', 'a[]', ''],
]

const query = fc
  .array(fc.tuple(fc.constantFrom(...QUERIES), hostileText), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${targetText(value)}`).join('&'))

const cookie = fc
  .tuple(fc.constantFrom(...Object.values(COOKIES), '__proto__', ''), hostileText)
  .map(([name, value]): [string, string] => ['cookie', `${name}=${headerText(value)}`])

const oddHost = fc.constantFrom(
  'evil.example',
  'localhost',
  '127.0.0.1:1',
  'shop.example.com:444',
  'SHOP.EXAMPLE.COM',
  'a_b',
  '[::1]',
)
const host = fc.oneof({ weight: 6, arbitrary: fc.constant<string>(HOSTS.shop) }, { weight: 1, arbitrary: oddHost })

const NAMES = [
  ...['accept', 'accept-language', 'origin', 'referer', 'if-none-match', 'if-modified-since', 'range', 'authorization'],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
  ],
  ...['store', 'x-guest-key', 'x-customer-id', 'x-price-cache', 'x-target-uri', 'x-target-method', 'x-cache-key'],
  ...['x-default-response', 'x-clear-token', 'user-agent', 'cf-connecting-ip', 'content-type'],
]

const header = fc
  .tuple(fc.constantFrom(...NAMES), hostileText)
  .map(([name, value]): [string, string] => [name, headerText(value)])
/** Many headers, or a long one. */
const weight = fc.oneof(
  { weight: 8, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 100 }, (_, n): [string, string] => [`x-many-${n}`, 'x'])) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(6_000, 20_000).map((size): [string, string][] => [['x-long', 'x'.repeat(size)]]),
  },
)

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
)

const body = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"query":1}',
    '{"query":"{ __schema { types { name } } }"}',
    '[]',
    'null',
    '{"query":"mutation{a}"}',
  ),
  hostileText.map((text) => JSON.stringify({ query: text, variables: { text } })),
  hostileText,
)

const request = fc
  .record({
    method,
    path,
    query,
    host,
    cookies: fc.array(cookie, { maxLength: 3 }),
    headers: fc.array(header, { maxLength: 3 }),
    weight,
    body,
  })
  .map((parts): WireRequest => {
    const reads = parts.method === 'GET' || parts.method === 'HEAD' || parts.method === 'OPTIONS'
    return {
      method: parts.method,
      target: parts.path + (parts.query === '' ? '' : `?${parts.query}`),
      headers: [['host', parts.host], ...parts.cookies, ...parts.headers, ...parts.weight],
      body: reads ? '' : parts.body,
    }
  })

/** Together with the hostile answers of the backend a thousand cases. */
const COUNT = 1000 - Object.values(COUNTS).reduce((sum, count) => sum + count, 0)

export const hostileRequests = sampleOf(request, COUNT)

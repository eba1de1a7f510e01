import { MAGENTO_ROOT_FIELDS, ROOT_FIELDS } from '@kea/shared/constants/root-fields'
import { NETWORK_LIMITS, RATE_LIMITS } from '../../edge/src/handlers/rate-limit-table'

/** The limit of clears, which the edge counts by itself. */
const CLEAR = { name: 'CLEAR_LIMIT', perMinute: 5 } as const

type LimitName = keyof typeof RATE_LIMITS | typeof CLEAR.name

/** A path of the edge. Every pattern that the edge answers is in the list, and `tests/limits.spec.ts` tries each. */
export interface LimitedPath {
  /** As the edge's table of contents has it. */
  pattern: string
  method: 'GET' | 'POST' | 'PUT'
  /** An address to try. */
  example: string
  limit: LimitName | null
  /** What is counted, or why nothing is. */
  why: string
}

const files = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt']
const empty = ['/rest', '/rest/*', '/search/1', '/search/1/*', '/events', '/__mail', '/__mail/*', '/pay', '/pay/*']

export const limitedPaths: readonly LimitedPath[] = [
  {
    pattern: '/graphql',
    method: 'POST',
    example: '/graphql',
    limit: 'QUERY_LIMIT',
    why: 'every request; the fields below besides',
  },
  { pattern: '/caching', method: 'POST', example: '/caching', limit: 'CALL_LIMIT', why: 'every call' },
  {
    pattern: '/caching/clear',
    method: 'POST',
    example: '/caching/clear',
    limit: 'CLEAR_LIMIT',
    why: 'wrong tokens; the right one clears without limit',
  },
  {
    pattern: '/cacheurl',
    method: 'GET',
    example: '/cacheurl?url=/canvas-prints',
    limit: 'PAGE_LIMIT',
    why: 'a page that is not in memory',
  },
  { pattern: '*', method: 'GET', example: '/canvas-prints', limit: 'PAGE_LIMIT', why: 'a page that is not in memory' },
  {
    pattern: '*?__clearcacheall__',
    method: 'GET',
    example: '/canvas-prints?__clearcacheall__=x',
    limit: 'CLEAR_LIMIT',
    why: 'every token; ?clearcache has the age of the page as its limit',
  },
  {
    pattern: '/uploads',
    method: 'POST',
    example: '/uploads',
    limit: 'UPLOAD_LIMIT',
    why: 'every upload that is opened',
  },
  {
    pattern: '/uploads/*',
    method: 'PUT',
    example: '/uploads/u/parts/0',
    limit: 'PART_LIMIT',
    why: 'every part, a second time too, and every question about an upload',
  },
  { pattern: '/media/*', method: 'GET', example: '/media/uploads/u', limit: 'MEDIA_LIMIT', why: 'every private file' },
  {
    pattern: '/search/1/indexes/*/queries',
    method: 'POST',
    example: '/search/1/indexes/*/queries',
    limit: 'SEARCH_LIMIT',
    why: 'every request',
  },
  {
    pattern: '/rest/V1/*',
    method: 'GET',
    example: '/rest/V1/reviews/summary',
    limit: 'QUERY_LIMIT',
    why: 'every call that is open',
  },
  { pattern: '/operator', method: 'POST', example: '/operator', limit: 'OPERATOR_LIMIT', why: 'every request' },
  { pattern: '/altcha', method: 'GET', example: '/altcha', limit: 'CAPTCHA_LIMIT', why: 'every challenge' },
  {
    pattern: '/newsletter/unsubscribe',
    method: 'POST',
    example: '/newsletter/unsubscribe?token=0',
    limit: 'QUERY_LIMIT',
    why: 'every subscription that a mail program ends',
  },
  { pattern: '/healthz?deep', method: 'GET', example: '/healthz?deep', limit: 'QUERY_LIMIT', why: 'asks the backend' },
  { pattern: '/healthz', method: 'GET', example: '/healthz', limit: null, why: 'asks nobody' },
  ...files.map((path) => ({
    pattern: path,
    method: 'GET' as const,
    example: path,
    limit: null,
    why: 'made once for all callers, and kept',
  })),
  {
    pattern: '/:file{sitemap-[0-9]+\\.xml}',
    method: 'GET',
    example: '/sitemap-1.xml',
    limit: null,
    why: 'made once for all callers, and kept',
  },
  ...empty.map((path) => ({
    pattern: path,
    method: 'GET' as const,
    example: path.replace('*', 'x'),
    limit: null,
    why: 'nothing is there, and nobody is asked',
  })),
  {
    pattern: '/videos/*',
    method: 'GET',
    example: '/videos/x.mp4',
    limit: null,
    why: 'a file of the build, and nobody is asked',
  },
  {
    pattern: 'files of the build',
    method: 'GET',
    example: '/assets/x.js',
    limit: null,
    why: 'served before the Worker; a missing one asks nobody',
  },
]

const perMinute = (name: LimitName): number => (name === CLEAR.name ? CLEAR.perMinute : RATE_LIMITS[name].perMinute)

const perNetwork = (name: LimitName): string =>
  name in NETWORK_LIMITS ? String(NETWORK_LIMITS[name as keyof typeof NETWORK_LIMITS].perMinute) : ''

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** docs/limits.md, from the tables that the edge counts by. */
export function limitsList(): string {
  const names = [...new Set([...Object.keys(RATE_LIMITS), CLEAR.name])] as LimitName[]
  const fields = Object.entries({ ...ROOT_FIELDS, ...MAGENTO_ROOT_FIELDS })
  return [
    '# Limits of a minute',
    '',
    'What one caller may do in a minute: an address of IPv4, or the first 64 bits of IPv6. Some are counted for the first',
    '48 bits too, since a rented server has 65,536 networks of 64. Over a limit the answer is 429 with `Retry-After: 60`.',
    'The list is generated from the tables of the edge: `pnpm unit -u`. The limits of a day are in operations.md.',
    '',
    '| limit | a caller | an IPv6 network |',
    '|---|---|---|',
    ...names.map((name) => `| \`${name}\` | ${perMinute(name)} | ${perNetwork(name)} |`),
    '',
    '## Paths',
    '',
    '| path | limit | what is counted, or why nothing is |',
    '|---|---|---|',
    ...limitedPaths.map(
      ({ pattern, limit, why }) => `| \`${cell(pattern)}\` | ${limit ? `\`${limit}\`` : 'none'} | ${cell(why)} |`,
    ),
    '',
    '## Root fields of GraphQL',
    '',
    'Each field of an operation counts once. A field that counts for another limit than `QUERY_LIMIT` can be asked for once',
    'in a document. A field that is not in the list counts for `OTHER_LIMIT`, introspection too.',
    '',
    '| field | limit |',
    '|---|---|',
    ...fields.map(([field, limit]) => `| \`${field}\` | \`${limit}\` |`),
    '',
  ].join('\n')
}

import { ROOT_FIELDS } from '@kea/shared/constants/root-fields'
import { NETWORK_LIMITS, RATE_LIMITS } from '../../edge/src/handlers/rate-limit-table'
import { GUARDED } from '../../packages/store/src/testing/guarded-fields'

/** The limit of purges, which the edge counts by itself. */
const CLEAR = { name: 'CLEAR_LIMIT', perMinute: 5 } as const

type LimitName = keyof typeof RATE_LIMITS | typeof CLEAR.name

/** A path of the edge. The list has every route of the edge, and `tests/limits.spec.ts` requests each. */
export interface LimitedPath {
  /** The pattern in the edge's routes. */
  pattern: string
  method: 'GET' | 'POST' | 'PUT'
  /** An example URL. */
  example: string
  limit: LimitName | null
  /** What is counted, or why nothing is. */
  why: string
}

const files = ['/main-menu.json', '/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt']
const empty = ['/rest', '/rest/*', '/search/1', '/search/1/*', '/pay', '/pay/*']

export const limitedPaths: readonly LimitedPath[] = [
  {
    pattern: '/graphql',
    method: 'POST',
    example: '/graphql',
    limit: 'QUERY_LIMIT',
    why: 'every request, and each root field below',
  },
  { pattern: '/caching', method: 'POST', example: '/caching', limit: 'CALL_LIMIT', why: 'every call' },
  {
    pattern: '/caching/clear',
    method: 'POST',
    example: '/caching/clear',
    limit: 'CLEAR_LIMIT',
    why: 'wrong tokens; the right token has no limit',
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
    why: 'every token, right or wrong; ?clearcache is limited by the age of the page',
  },
  {
    pattern: '/uploads',
    method: 'POST',
    example: '/uploads',
    limit: 'UPLOAD_LIMIT',
    why: 'every new upload',
  },
  {
    pattern: '/uploads/*',
    method: 'PUT',
    example: '/uploads/u/parts/0',
    limit: 'PART_LIMIT',
    why: 'every part, repeated ones too, and every request for the state of an upload',
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
    pattern: '/rest/V1/customers/password',
    method: 'POST',
    example: '/rest/V1/customers/password',
    limit: 'FORM_LIMIT',
    why: 'every link for a new password that is asked for',
  },
  {
    pattern: '/rest/V1/*',
    method: 'GET',
    example: '/rest/V1/reviews/summary',
    limit: 'QUERY_LIMIT',
    why: 'every public call',
  },
  { pattern: '/operator', method: 'POST', example: '/operator', limit: 'OPERATOR_LIMIT', why: 'every request' },
  {
    pattern: '/__mail/*',
    method: 'GET',
    example: '/__mail/1',
    limit: null,
    why: 'answers on this computer only; elsewhere it calls no backend',
  },
  { pattern: '/altcha', method: 'GET', example: '/altcha', limit: 'CAPTCHA_LIMIT', why: 'every challenge' },
  { pattern: '/events', method: 'POST', example: '/events', limit: 'CALL_LIMIT', why: 'every beacon' },
  {
    pattern: '/privacy-choice',
    method: 'POST',
    example: '/privacy-choice',
    limit: 'CALL_LIMIT',
    why: 'every choice',
  },
  {
    pattern: '/newsletter/unsubscribe',
    method: 'POST',
    example: '/newsletter/unsubscribe?token=0',
    limit: 'QUERY_LIMIT',
    why: 'every unsubscription by a mail program',
  },
  {
    pattern: '/healthz?deep',
    method: 'GET',
    example: '/healthz?deep',
    limit: 'QUERY_LIMIT',
    why: 'every request, since it calls the backend',
  },
  { pattern: '/healthz', method: 'GET', example: '/healthz', limit: null, why: 'calls no backend' },
  ...files.map((path) => ({
    pattern: path,
    method: 'GET' as const,
    example: path,
    limit: null,
    why: 'made once for all callers, and cached',
  })),
  {
    pattern: '/:file{sitemap-[0-9]+\\.xml}',
    method: 'GET',
    example: '/sitemap-1.xml',
    limit: null,
    why: 'made once for all callers, and cached',
  },
  ...empty.map((path) => ({
    pattern: path,
    method: 'GET' as const,
    example: path.replace('*', 'x'),
    limit: null,
    why: 'no endpoint; calls no backend',
  })),
  {
    pattern: '/videos/*',
    method: 'GET',
    example: '/videos/x.mp4',
    limit: null,
    why: 'a file of the build; calls no backend',
  },
  {
    pattern: '/service-worker.js',
    method: 'GET',
    example: '/service-worker.js',
    limit: null,
    why: 'a file of the build; calls no backend',
  },
  {
    pattern: '/assets/*',
    method: 'GET',
    example: '/assets/0123456789ab.js',
    limit: 'MEDIA_LIMIT',
    why: 'every file of an earlier build',
  },
  {
    pattern: 'files of the build',
    method: 'GET',
    example: '/assets/x.js',
    limit: null,
    why: 'served before the Worker; a missing one calls no backend',
  },
]

const perMinute = (name: LimitName): number => (name === CLEAR.name ? CLEAR.perMinute : RATE_LIMITS[name].perMinute)

const perNetwork = (name: LimitName): string =>
  name in NETWORK_LIMITS ? String(NETWORK_LIMITS[name as keyof typeof NETWORK_LIMITS].perMinute) : ''

const cell = (text: string): string => text.replaceAll('|', '\\|')

const guardsOf = (field: string): readonly string[] => GUARDED[`Query.${field}`] ?? GUARDED[`Mutation.${field}`] ?? []

/** docs/limits.md, from the tables that the edge counts by and the list of guarded fields. */
export function limitsList(): string {
  const names = [...new Set([...Object.keys(RATE_LIMITS), CLEAR.name])] as LimitName[]
  const fields = Object.entries(ROOT_FIELDS)
  return [
    '# Rate limits',
    '',
    'This page lists what one caller may do in a minute. A caller is an IPv4 address, or the first 64 bits of an IPv6',
    'address. Some limits also count the first 48 bits, since a rented server has 65,536 networks of 64 bits. Over a limit',
    'the answer is 429 with `Retry-After: 60`. The [daily limits](operations.md#what-one-caller-can-fill) are separate.',
    '',
    'The tables are generated. To change a limit, change `edge/src/handlers/rate-limit-table.ts` (numbers, with the same',
    'numbers in `wrangler.toml`), `packages/shared/src/constants/root-fields.ts` (fields) or `tests/support/limits-list.ts` (paths).',
    'Then run `pnpm vitest run --project unit tests/limits.spec.ts -u`. An empty cell means: no limit for the whole network.',
    '',
    '| limit | a caller | an IPv6 network |',
    '|---|---|---|',
    ...names.map((name) => `| \`${name}\` | ${perMinute(name)} | ${perNetwork(name)} |`),
    '',
    '## Paths',
    '',
    '| path | limit | what is counted, or why there is no limit |',
    '|---|---|---|',
    ...limitedPaths.map(
      ({ pattern, limit, why }) => `| \`${cell(pattern)}\` | ${limit ? `\`${limit}\`` : 'none'} | ${cell(why)} |`,
    ),
    '',
    '## Root fields of GraphQL',
    '',
    'Each root field of an operation counts once. A document may ask once for a field with another limit than `QUERY_LIMIT`.',
    'Introspection and fields that are not in the list count for `OTHER_LIMIT`.',
    '',
    'A field that needs a captcha or a login is refused without it (`packages/store/src/guards.spec.ts`); nobody reaches what',
    'belongs to another shopper (`packages/store/src/ownership.spec.ts`).',
    '',
    '| field | limit | needs |',
    '|---|---|---|',
    ...fields.map(([field, limit]) => `| \`${field}\` | \`${limit}\` | ${guardsOf(field).join(' and ')} |`),
    '',
  ].join('\n')
}

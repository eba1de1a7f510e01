import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { canvasCms, canvasDetails } from '@kea/shared/testing/page'
import { type HostilePage, hostileAnswer, hostilePages, movedTo, oddAnswer } from './hostile-pages'

/** Longer than every timeout. */
const SLOW_MS = 30_000
const SIX_MEGABYTES = 6_000_000

const CONFIG = [
  { key: 'store_name', value: 'Kea & "Prints" <NZ>' },
  { key: 'default_description', value: 'Prints.' },
]

const json = (answer: ServerResponse, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  answer.end(text)
}

const goodPage = { pageDetails: { redirect_code: 0, ...canvasDetails }, cmsPage: canvasCms }
const withConfig = (data: object) => ({ data: { pageDetails: null, cmsPage: null, ...data, configvalues: CONFIG } })

/** Writes until the reader closes the connection. */
function writeForever(answer: ServerResponse, part: string, everyMs: number): void {
  const timer = setInterval(() => answer.write(part), everyMs)
  answer.on('close', () => clearInterval(timer))
}

type Fault = (answer: ServerResponse, request: IncomingMessage) => void

/** Faults of a backend. */
export const FAULTS = {
  slow: (answer) => {
    const timer = setTimeout(() => json(answer, withConfig(goodPage)), SLOW_MS)
    answer.on('close', () => clearTimeout(timer))
  },
  html: (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' })
    answer.end('<!doctype html><title>Maintenance</title><script>evil()</script>')
  },
  truncated: (answer) => json(answer, JSON.stringify(withConfig(goodPage)).slice(0, -200)),
  'six-megabytes': (answer) => json(answer, withConfig({ ...goodPage, padding: 'x'.repeat(SIX_MEGABYTES) })),
  endless: (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.write('{"data":{"padding":"')
    writeForever(answer, 'x'.repeat(100_000), 1)
  },
  dripping: (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    writeForever(answer, ' ', 50)
  },
  'graphql-errors': (answer) => json(answer, { errors: [{ message: 'Internal server error' }] }),
  'errors-without-the-page': (answer) =>
    json(answer, { ...withConfig({}), errors: [{ message: 'Internal server error', path: ['pageDetails'] }] }),
  'redirect-loop': (answer, { url = '/' }) => {
    answer.writeHead(302, { location: url })
    answer.end()
  },
  'redirect-elsewhere': (answer) => {
    answer.writeHead(307, { location: 'https://evil.example/graphql' })
    answer.end()
  },
  reset: (answer) => answer.destroy(),
  'server-error': (answer) => {
    answer.writeHead(500, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(withConfig(goodPage)))
  },
  empty: (answer) => json(answer, ''),
  nothing: (answer) => json(answer, 'null'),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

/** The slug of a page query, or the fault that a GraphQL document names. */
async function requestOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  try {
    const { query = '', variables = {} } = JSON.parse(body)
    const fault = /\bfault_(\w+)/.exec(query)?.[1]?.replaceAll('_', '-')
    return fault ? `fault-${fault}` : String(variables.slug ?? '')
  } catch {
    return ''
  }
}

/** The page of `hostile-7`, `odd-7`, `moved-7` or `good-anything`. Other slugs have no page. */
function pageOf(slug: string): object {
  const [, kind, number] = /^(\w+)-(\d+)$/.exec(slug) ?? []
  const n = Number(number)
  if (slug.startsWith('good-')) return goodPage
  if (kind === 'hostile') return hostileAnswer(hostilePages[n] as HostilePage)
  if (kind === 'odd') return oddAnswer(n) as object
  if (kind === 'moved') return { pageDetails: { type: 'CMS_PAGE', redirect_code: 301, relative_url: movedTo[n] } }
  return {}
}

const faultOf = (slug: string): Fault | undefined =>
  Object.entries<Fault>(FAULTS).find(([name]) => slug === `fault-${name}` || slug === `once-${name}`)?.[1]

/**
 * A backend whose slugs select its behaviour. `fault-x` always fails, `once-x` fails the first time only. GET
 * /count?slug=… returns the number of requests for a slug.
 */
export async function startFakeBackend(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const counts = new Map<string, number>()
  const server = createServer(async (request, answer) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://backend')
    if (request.method === 'GET') return json(answer, String(counts.get(searchParams.get('slug') ?? '') ?? 0))
    const slug = await requestOf(request)
    const times = (counts.get(slug) ?? 0) + 1
    counts.set(slug, times)
    const fault = faultOf(slug)
    if (fault && (slug.startsWith('fault-') || times === 1)) return fault(answer, request)
    json(answer, withConfig(slug.startsWith('once-') ? goodPage : pageOf(slug)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

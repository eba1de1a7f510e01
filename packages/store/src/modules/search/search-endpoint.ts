import { bestSellersIndexName, searchIndexName } from '@kea/shared/search/search'
import { z } from 'zod'
import type { SearchService } from './service'

/** Algolia's multi-index protocol, as far as a product search uses it. */
const BODY_MAX = 20_000
const QUERIES_MAX = 5
const PER_PAGE = { usual: 20, max: 60 }
/** Deeper pages are refused: each costs more than the one before. */
const HITS_MAX = 1000

const whole = (min: number, max: number) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .catch(min)
    .transform((n) => Math.min(n, max))

const querySchema = z.object({
  indexName: z.string().max(200),
  type: z.literal('default').default('default'),
  /** The other settings as a query string; explicit settings win. */
  params: z.string().max(2000).default(''),
})
const settingsSchema = z.object({
  query: z.coerce.string().default(''),
  page: whole(0, HITS_MAX).default(0),
  hitsPerPage: whole(1, PER_PAGE.max).default(PER_PAGE.usual),
})
const bodySchema = z.object({ requests: z.array(z.looseObject({})).min(1).max(QUERIES_MAX) })

type Query = z.output<typeof settingsSchema> & { indexName: string; params: string }

/** What an index is called in this store, after any prefix. */
const indexesOf = (storeCode: string) => {
  const usual = searchIndexName('', storeCode)
  return { usual, bySales: bestSellersIndexName(usual) }
}

/** Algolia's clients read `message`. */
const refuse = (status: number, message: string, headers: HeadersInit = {}): Response =>
  Response.json({ message, status }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

function readQuery(request: object): Query {
  const { indexName, params } = querySchema.parse(request)
  const settings = settingsSchema.parse({ ...Object.fromEntries(new URLSearchParams(params)), ...request })
  return { indexName, ...settings, params: new URLSearchParams({ query: settings.query }).toString() }
}

function readQueries(text: string): Query[] | null {
  try {
    return bodySchema.parse(JSON.parse(text)).requests.map(readQuery)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

async function answerQuery(asked: Query, search: SearchService, isBySales: boolean) {
  const { indexName, query, page, hitsPerPage, params } = asked
  const started = Date.now()
  const first = Math.min(page, Math.floor(HITS_MAX / hitsPerPage))
  const { hits, total, haveSold } = await search.find({ text: query, page: first, perPage: hitsPerPage, isBySales })
  return {
    index: indexName,
    query,
    params,
    hits,
    nbHits: total,
    page: first,
    nbPages: Math.ceil(Math.min(total, HITS_MAX) / hitsPerPage),
    hitsPerPage,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    // What a shop adds to the answer is free: here whether the replica by sales is worth asking.
    userData: haveSold ? [{ best_sellers: true }] : [],
    processingTimeMS: Date.now() - started,
  }
}

/** POST /search/1/indexes/*\/queries: the same for every caller, from the one index of this store. */
export async function answerSearch(request: Request, search: SearchService, storeCode: string): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', { Allow: 'POST' })
  const text = await request.text()
  if (text.length > BODY_MAX) return refuse(413, 'This search is too long.')
  const queries = readQueries(text)
  if (!queries) return refuse(400, 'The search could not be read.')
  const { usual, bySales } = indexesOf(storeCode)
  const isBySales = ({ indexName }: Query) => indexName.endsWith(bySales)
  const stranger = queries.find((query) => !query.indexName.endsWith(usual) && !isBySales(query))
  if (stranger) return refuse(404, `Index ${stranger.indexName} does not exist`)
  const results = await Promise.all(queries.map((query) => answerQuery(query, search, isBySales(query))))
  return Response.json({ results }, { headers: { 'Cache-Control': 'public, max-age=60' } })
}

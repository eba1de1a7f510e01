import { REQUEST_MAX_BYTES } from '@kea/shared/constants/uploads'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { readBody } from '../http/request-body'
import { type DocumentFacts, factsOf } from './graphql-document'
import { limitsOf } from './rate-limits'

/** Longer than any document of the shop. Reading one costs time, and a design travels as a variable. */
const DOCUMENT_MAX_CHARS = 100_000

/** A request that may be passed on. */
export interface GraphqlRequest {
  body: string
  facts: DocumentFacts
}

export interface Refusal {
  status: 400 | 405 | 408 | 413 | 415
  message: string
}

const refuse = (status: Refusal['status'], message: string): Refusal => ({ status, message })

function queryOf(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null || !('query' in parsed)) return null
    return typeof parsed.query === 'string' ? parsed.query : null
  } catch {
    return null
  }
}

/** Reads a GraphQL request as Magento takes it (POST, JSON, one document), or says why it is refused. */
export async function readGraphql(c: Context<AppEnv>, signal: AbortSignal): Promise<GraphqlRequest | Refusal> {
  if (c.req.method !== 'POST') return refuse(405, 'GraphQL requests are sent by POST.')
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return refuse(415, 'Request content type must be application/json')
  }
  const body = await readBody(c, REQUEST_MAX_BYTES, signal)
  if (typeof body !== 'string') return body
  const query = queryOf(body)
  if (query === null) return refuse(400, 'The request has no query.')
  if (query.length > DOCUMENT_MAX_CHARS) return refuse(413, 'The document is too long.')
  const facts = factsOf(query)
  if (facts === null) return refuse(400, 'Syntax error in the query.')
  if (facts.half === 'mixed') return refuse(400, 'Designs and the shop cannot be asked in one document.')
  if (facts.hidesToken) return refuse(400, 'A field that logs someone in has no other name.')
  if (limitsOf(facts.repeated).size > 0) return refuse(400, 'This can be asked once in a document.')
  return { body, facts }
}

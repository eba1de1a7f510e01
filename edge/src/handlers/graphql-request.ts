import { isOnce } from '@kea/shared/constants/root-fields'
import { REQUEST_MAX_BYTES } from '@kea/shared/constants/uploads'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { readBody } from '../http/request-body'
import { type GraphqlOperation, readGraphqlBody } from './graphql-body'

export interface Refusal {
  status: 400 | 405 | 408 | 413 | 415
  message: string
}

const refuse = (status: Refusal['status'], message: string): Refusal => ({ status, message })

/** Reads a GraphQL request in the form that Magento accepts (POST, JSON, one document), or returns a refusal. */
export async function readGraphqlRequest(c: Context<AppEnv>): Promise<GraphqlOperation | Refusal> {
  if (c.req.method !== 'POST') return refuse(405, 'GraphQL requests are sent by POST.')
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return refuse(415, 'Request content type must be application/json')
  }
  const body = await readBody(c, REQUEST_MAX_BYTES)
  if (typeof body !== 'string') return body
  const operation = readGraphqlBody(body)
  if (!('facts' in operation)) return operation
  const { facts } = operation
  if (facts.upstream === 'mixed') return refuse(400, 'Designs and the shop cannot be asked in one document.')
  if (facts.aliasesToken) return refuse(400, 'A field that logs someone in has no other name.')
  if ([...facts.repeated].some(isOnce)) return refuse(400, 'This can be asked once in a document.')
  return operation
}

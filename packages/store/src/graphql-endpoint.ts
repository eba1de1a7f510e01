import type { Context } from './context'
import { logError } from './log'
import { yoga } from './yoga'

const refuse = (status: number, message: string, headers: HeadersInit = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers })

const isJson = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').toLowerCase().includes('application/json')

/**
 * Answers a GraphQL request over HTTP. A failure before execution has status 400, 405, 413 or 415. An executed document
 * has status 200, with or without errors.
 */
export async function answerGraphQl(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST' && request.method !== 'GET') {
    return refuse(405, 'Only GET and POST are allowed.', { Allow: 'GET, POST' })
  }
  if (request.method === 'POST' && !isJson(request)) return refuse(415, 'Request content type must be application/json')
  if (context.storeCode !== (request.headers.get('store') || context.storeCode)) {
    return refuse(400, `Requested store is not found (${request.headers.get('store')})`)
  }
  const run = { executed: false }
  try {
    const answer = await yoga.fetch(request, { ...context, run })
    if (run.executed || answer.status !== 200) return answer
    return new Response(answer.body, { status: 400, headers: answer.headers })
  } catch (error) {
    logError('graphql', context.requestId, error)
    return refuse(500, 'Internal server error')
  }
}

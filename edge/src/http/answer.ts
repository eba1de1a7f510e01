import type { Context } from 'hono'
import type { AppEnv } from '../context'

/**
 * Makes every response of the edge, with all headers at once. In workerd each later change of a header costs as much as
 * the rendering of a page.
 */
export function answer(
  c: Context<AppEnv>,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  status: number,
  headers: Record<string, string>,
): Response {
  const { cache, upstreamMs } = c.get('trace')
  const all: Record<string, string> = {
    ...c.get('common'),
    'server-timing': `cache;desc=${cache}, upstream;dur=${upstreamMs}`,
    ...headers,
  }
  // A response that depends on a cookie must not be cached.
  if (c.get('isPersonal')) all['cache-control'] = 'private, no-store'
  const cookies = c.get('cookies')
  const response = new Response(body, { status, headers: all })
  for (const cookie of cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

export const answerText = (c: Context<AppEnv>, text: string, status: number, headers: Record<string, string> = {}) =>
  answer(c, text, status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })

export const answerJson = (c: Context<AppEnv>, value: unknown, status: number, headers: Record<string, string> = {}) =>
  answer(c, JSON.stringify(value), status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })

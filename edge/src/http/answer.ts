import type { Context } from 'hono'
import type { AppEnv } from '../context'

/**
 * Every answer of the edge is made here, with all of its headers at once: in workerd each later change of a header
 * costs as much as joining a page.
 */
export function answer(
  c: Context<AppEnv>,
  body: string | ReadableStream | null,
  status: number,
  headers: Record<string, string>,
): Response {
  const all = { ...c.get('common'), ...headers }
  // What read a cookie is nobody else's.
  if (c.get('isPersonal')) all['cache-control'] = 'private, no-store'
  return new Response(body, { status, headers: all })
}

export const answerText = (c: Context<AppEnv>, text: string, status: number, headers: Record<string, string> = {}) =>
  answer(c, text, status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })

export const answerJson = (c: Context<AppEnv>, value: unknown, status: number, headers: Record<string, string> = {}) =>
  answer(c, JSON.stringify(value), status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })

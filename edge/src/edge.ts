import { createApp } from './app'
import type { Env } from './context'
import { warmPage } from './pages/warm-page'
import type { Services } from './services'

/** The edge: a fast path for pages in memory, and the routes of the app for everything else. */
export function createEdge(makeServices: (env: Env) => Services) {
  const app = createApp(makeServices)
  return {
    fetch: (request: Request, env: Env, context?: ExecutionContext): Response | Promise<Response> =>
      warmPage(request, makeServices(env)) ?? app.fetch(request, env, context),
  }
}

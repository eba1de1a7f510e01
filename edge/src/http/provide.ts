import { createMiddleware } from 'hono/factory'
import type { AppEnv, Env } from '../context'
import type { Services } from '../services'

/** Hands the services to everything after it. */
export const provide = (makeServices: (env: Env) => Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('services', makeServices(c.env))
    return next()
  })

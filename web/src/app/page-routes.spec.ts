import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pageRoutes } from './page-routes'
import type { RouteModule } from './route-module'

/** A path of the pattern, its parameters filled and its optional ends left off. */
const example = (pattern: string): string =>
  pattern
    .split('/')
    .filter((part) => !part.endsWith('?') && part !== '*')
    .map((part) => (part.startsWith(':') ? 'x1' : part))
    .join('/') || '/'

const patternOf = (path: string) => matchRoutes(pageRoutes, path)?.at(-1)?.route.path

describe('the router', () => {
  it.each(fixedRoutes.map(({ pattern }) => pattern))('%s has a page', (pattern) => {
    expect(patternOf(example(pattern))).toBe(pattern)
  })

  it('takes any other single slug as a page of the CMS, and the rest as not found', () => {
    expect(patternOf('/canvas-prints')).toBe('/:slug')
    expect(patternOf('/a/b/c')).toBe('*')
  })

  // The code of every page is read for it.
  it('shows a page of its own for what is built, and for nothing else', { timeout: 60_000 }, async () => {
    const { default: unbuilt } = await import('~/routes/content/NotBuiltRoute')
    const shown = await Promise.all(
      fixedRoutes
        .filter((route) => !isToolRoute(route))
        .map(async ({ pattern, built }) => {
          const lazy = pageRoutes.find(({ path }) => path === pattern)?.lazy as () => Promise<{
            Component: RouteModule['default']
          }>
          return { pattern, built, isShown: (await lazy()).Component !== unbuilt }
        }),
    )
    expect(shown.filter(({ built, isShown }) => built !== isShown)).toEqual([])
  })
})

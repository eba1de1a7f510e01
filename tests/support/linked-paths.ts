import { fixedRoutes, isToolRoute, routeOf } from '@kea/shared/routes'
import { read } from './source-files'

/** Built routes that no link of a visitor leads to, and why. */
const WITHOUT_A_LINK: Record<string, string> = {
  '/home': 'the home page by its old name',
  '/search/go': 'searches as old links have them',
  '/checkout': 'opens with a filled cart',
  '/checkout/success': 'follows an order',
}

/** Paths of the built routes that are pages of their own: no tools, which open with a product, and no parameters. */
export const linkedRoutes = (): string[] =>
  fixedRoutes
    .filter((route) => route.built && !isToolRoute(route) && !/[:*]/.test(route.pattern))
    .map(({ pattern }) => pattern)
    .filter((path) => !(path in WITHOUT_A_LINK))

const notBuilt = new Set([...read('docs/not-built.md').matchAll(/^\| `([^`]+)`/gm)].map(([, pattern]) => pattern))

/** Those of the paths that docs/not-built.md does not list. */
export const unlisted = (paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const pathname = path.replace(/[?#].*/, '')
    const route = routeOf(pathname)
    return !notBuilt.has(route && route.pattern !== '/:slug' ? route.pattern : pathname)
  })
